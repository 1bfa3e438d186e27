import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { asksOnlyFor } from '@pomp/tooling/hear-words-elsewhere';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isNode, nodeOf, oldestNode, ourNode } from './node.mjs';
import { root } from './places.mjs';

// Which Node runs what.
asksOnlyFor();

const [major = '', minor = ''] = process.versions.node.split('.');

test.each([
  [major, true],
  [`${major}.${minor}`, true],
  [process.versions.node, true],
  [major.slice(0, 1), false],
  [`${major}.${minor}9`, false],
  ['18', false],
])('this is Node %s: %s', (version, expected) => {
  expect(isNode(version)).toBe(expected);
});

test('this Node is asked of nobody', async () => {
  expect(await nodeOf(major)).toBe(process.execPath);
});

/** @type {string} */
let folder;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'pomp-node-'))));
afterAll(() => rmSync(folder, { recursive: true }));

test('a command goes on in the Node that it asks for, and so does what it calls by name', () => {
  const script = join(folder, 'script.mjs');
  writeFileSync(
    script,
    `import { execSync } from 'node:child_process';
    import { isNode, nodeOf, runAgainIn } from ${JSON.stringify(new URL('node.mjs', import.meta.url).href)};
    if (!isNode('${oldestNode}')) await runAgainIn(await nodeOf('${oldestNode}'));
    else {
      console.log(process.version, String(execSync('node --version')).trim(), ...process.argv.slice(2));
      process.exitCode = 3;
    }`,
  );
  const { stdout, status } = spawnSync(process.execPath, [script, '--part=unit', 'a b'], { encoding: 'utf8' });
  const [itself, byName, ...typed] = stdout.trim().split(' ');
  expect(itself).toMatch(`v${oldestNode}.`);
  expect(byName).toBe(itself);
  expect(typed.join(' ')).toBe('--part=unit a b');
  expect(status).toBe(3);
  // npm may have to bring it first.
}, 120_000);

test('where npm can’t bring the Node of the checks, this one does them, and says so', () => {
  // A workspace that remembers none, and a registry that doesn't answer.
  const copy = join(folder, 'workspace');
  for (const file of ['package.json', '.nvmrc', 'scripts/workspace'])
    cpSync(join(root, file), join(copy, file), { recursive: true });
  const script = join(folder, 'alone.mjs');
  writeFileSync(
    script,
    `import { ranInOurNode } from ${JSON.stringify(pathToFileURL(join(copy, 'scripts/workspace/node.mjs')).href)};
    Object.defineProperty(process.versions, 'node', { value: '20.20.9' });
    console.log(await ranInOurNode(console.log));`,
  );
  const { stdout } = spawnSync(process.execPath, [script], {
    encoding: 'utf8',
    env: {
      ...process.env,
      npm_config_registry: 'http://127.0.0.1:9/',
      npm_config_cache: join(folder, 'cache'),
      npm_config_fetch_retries: '0',
    },
  });
  expect(stdout.trim().split('\n')).toEqual([
    `Could not get Node ${ourNode} from the npm registry: check the network and try again. Checking in Node 20.20.9.`,
    'false',
  ]);
}, 120_000);
