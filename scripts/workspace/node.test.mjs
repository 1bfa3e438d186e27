import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asksOnlyFor } from '@pomp/tooling/hear-words-elsewhere';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isNode, nodeOf, oldestNode } from './node.mjs';

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
  expect(stdout.trim()).toBe(`v${oldestNode} v${oldestNode} --part=unit a b`);
  expect(status).toBe(3);
  // npm may have to bring it first.
}, 120_000);
