import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readWeights } from '../../benchmarks/component-sizes/src/weights.js';
import { readSnippets } from '../snippets/read-snippets.mjs';
import { freePorts } from '../stack/ports.mjs';
import { startStack } from '../stack/stack.mjs';
import { packageFolders } from '../workspace/install.mjs';
import { pnpm } from '../workspace/package-manager.mjs';
import { root } from '../workspace/places.mjs';
import { run } from '../workspace/run.mjs';
import { diskUse } from './disk-use.mjs';
import { LocalRegistry } from './local-registry.mjs';
import { walkPortal } from './walk-portal.mjs';

/** Where a portal that was made listens, as its templates have it. */
const portalAddress = 'http://localhost:5173';
/** The same portal by a name below a domain: browsers look for what ends in 'localhost' on this machine. */
const portalElsewhere = 'http://mijn.seller.localhost:5173';
const registry = new LocalRegistry();
const ours = packageFolders()
  .filter((folder) => folder.startsWith('packages/'))
  .map((folder) => ({ folder, manifest: JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) }))
  .filter(({ manifest }) => !manifest.private);

beforeAll(async () => {
  await registry.start();
  // As `changeset publish` does it, but for what only CI can vouch for.
  await succeed(
    await pnpm(),
    ['--recursive', '--filter=./packages/*', 'publish', '--no-git-checks', '--no-provenance', '--registry', registry.url],
    root,
  );
});
afterAll(() => registry.stop());

describe('published to a registry', () => {
  test.each(ours)('$manifest.name', async ({ manifest }) => {
    const { 'dist-tags': tags, versions } = await registry.read(manifest.name);
    expect(tags.latest).toBe(manifest.version);
    const published = versions[manifest.version];
    expect(published).toMatchObject({ license: 'Apache-2.0', engines: manifest.engines });
    const ranges = Object.entries({ ...published?.dependencies, ...published?.peerDependencies }).filter(([name]) =>
      name.startsWith('@pomp/'),
    );
    for (const [, range] of ranges) expect(range).toMatch(/^\^\d+\.\d+\.\d+$/);
  });
});

describe('installed from there by somebody else', () => {
  test('the example portal: once each, with licence and changelog, and it compiles', async () => {
    const folder = join(registry.folder, 'portal');
    cpSync(join(root, 'examples/portal'), folder, { recursive: true, filter: (path) => !/\/(node_modules|dist)(\/|$)/.test(path) });
    await install(folder);
    for (const { manifest } of ours.filter(({ manifest: { name } }) => existsSync(join(folder, 'node_modules', name)))) {
      const entries = readdirSync(join(folder, 'node_modules', manifest.name));
      expect(entries).toEqual(expect.arrayContaining(['LICENSE', 'CHANGELOG.md', 'README.md', 'dist']));
      expect(entries).not.toContain('node_modules');
    }
    await succeed(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'], folder);
    await succeed(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], folder);
  });

  const weighed = Object.entries(readWeights()).flatMap(([name, { installed }]) => (installed ? [{ name, installed }] : []));
  test.each(weighed)(
    '$name, with all that its peers ask for, within the weight that its README tells',
    async ({ name, installed }) => {
      const folder = join(registry.folder, `only-${name.replace('/', '-')}`);
      mkdirSync(folder);
      writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: { [name]: '*' } }));
      const said = await install(folder);
      expect(said).not.toMatch(/npm warn (?!Unknown)/i);
      const used = diskUse(join(folder, 'node_modules'));
      console.log(`${name}: ${used.toFixed(1)} MB`);
      expect(used).toBeLessThan(installed);
    },
  );
});

describe('made by somebody else, with the sandbox behind it', () => {
  /** @type {import('../stack/stack.mjs').Stack} */
  let stack;
  // Away from the registry, whose lockfile Next would take for a workspace's.
  const place = realpathSync(mkdtempSync(join(tmpdir(), 'pomp-created-')));
  beforeAll(async () => {
    stack = await startStack({
      ports: await freePorts(),
      dataDir: join(registry.folder, 'data'),
      withSite: false,
      env: { ...process.env, PORTAL_ORIGINS: `${portalAddress},${portalElsewhere}` },
    });
  });
  afterAll(async () => {
    await stack.stop();
    rmSync(place, { recursive: true, force: true });
  });

  test.each(['vite', 'next'])(
    'a portal with %s is installed, compiles, is built and works',
    async (router) => {
      const folder = await created(router, router);
      await walk(folder, portalAddress);
    },
    900_000,
  );

  test('a portal at an origin of its own, with the client of docs/hosting-elsewhere.md and no proxy, works too', async () => {
    const folder = await created('elsewhere', 'vite');
    const page = readFileSync(join(root, 'docs/hosting-elsewhere.md'), 'utf8');
    const example = readSnippets(page).find(({ language }) => language === 'tsx')?.source ?? '';
    writeFileSync(join(folder, 'src/my-portal.tsx'), example.replaceAll('https://api.seller.nl', apiElsewhere()));
    edit(folder, 'src/portal.tsx', [
      ["import { PortalProvider } from '@pomp/portal';", "import { MyPortal } from './my-portal.tsx';"],
      [
        '<PortalProvider today={today} now={now} edition={edition} backendUrl={backendUrl}>',
        '<MyPortal today={today} now={now} edition={edition}>',
      ],
      ['</PortalProvider>', '</MyPortal>'],
      [', backendUrl }', ' }'],
    ]);
    edit(folder, 'vite.config.ts', [[/\n +proxy: .*/, '']]);
    await walk(folder, portalElsewhere);
  }, 900_000);

  /**
   * A portal as `npm create pomp-portal` writes it, with what it asks for.
   * @param {string} name
   * @param {string} router
   */
  async function created(name, router) {
    const folder = join(place, name);
    const answers = [
      '--brand=Zonnewarmte',
      '--color=#4B1D56',
      '--language=nl',
      `--router=${router}`,
      `--api=${stack.urls.backend}`,
    ];
    await succeed('npm', ['create', '--yes', 'pomp-portal', folder, '--', ...answers], place);
    await install(folder);
    return folder;
  }

  /** The API by another name of this machine, which is of one site with the portal's. */
  const apiElsewhere = () => `http://api.seller.localhost:${new URL(stack.urls.backend).port}`;
});

/**
 * Builds a portal, starts it, and does there what somebody does on a first visit.
 * @param {string} folder
 * @param {string} address
 */
async function walk(folder, address) {
  await succeed('npm', ['run', 'typecheck'], folder);
  const said = await succeed('npm', ['run', 'build'], folder);
  // Not a file of that name, such as an icon's.
  expect(said).not.toMatch(/\(!\)|⚠|\bwarnings?\b(?!-)/i);
  const portal = spawn('npm', ['start'], { cwd: folder, stdio: 'ignore', detached: true });
  try {
    await expect
      .poll(
        () =>
          fetch(portalAddress).then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: 60_000 },
      )
      .toBe(true);
    expect(await walkPortal(address)).toEqual([]);
  } finally {
    // npm with what it started.
    process.kill(-(portal.pid ?? 0));
    await once(portal, 'exit');
  }
}

/**
 * Changes a file of a portal as its team would; what isn't there to be changed is an error.
 * @param {string} folder
 * @param {string} file
 * @param {[string | RegExp, string][]} changes
 */
function edit(folder, file, changes) {
  let text = readFileSync(join(folder, file), 'utf8');
  for (const [from, to] of changes) {
    expect(text).toMatch(from);
    text = text.replace(from, to);
  }
  writeFileSync(join(folder, file), text);
}

/** @param {string} folder */
const install = (folder) => succeed('npm', ['install', '--no-audit', '--no-fund', '--userconfig', registry.userConfig], folder);

/**
 * @param {string} program
 * @param {string[]} args
 * @param {string} cwd
 */
async function succeed(program, args, cwd) {
  const { code, output } = await run(program, args, { cwd, env: { NPM_CONFIG_USERCONFIG: registry.userConfig } });
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${output}`);
  return output;
}
