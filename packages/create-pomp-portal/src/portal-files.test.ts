import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { contentTargets, dutchRoutes, type Target } from '@pomp/edition';
import { asksOnlyFor } from '@pomp/tooling/hear-words-elsewhere';
import { afterAll, describe, expect, test } from 'vitest';
import { type Choices, NoChoice, portalFiles } from './index.js';

// Whether it compiles.
asksOnlyFor();

const choices: Choices = { brand: "Zonne d'Or", color: '#4B1D56', language: 'nl', router: 'vite', api: 'https://api.seller.nl/' };
const here = dirname(import.meta.dirname);
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** A portal on this disk, with our packages as they are built for what npm would install: their sources are compiled by their own checks. */
function write(files: ReadonlyMap<string, string>): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'pomp-created-')));
  folders.push(folder);
  const besides = {
    'tsconfig.check.json': JSON.stringify({
      extends: './tsconfig.json',
      compilerOptions: { skipLibCheck: true, incremental: false },
    }),
    'next-env.d.ts': '/// <reference types="next" />\n',
  };
  for (const [path, text] of [...files, ...Object.entries(besides)]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  symlinkSync(join(here, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

describe('a portal that was made', () => {
  test.each([
    { router: 'vite', language: 'nl' },
    { router: 'next', language: 'en' },
  ] as const)(
    'compiles: $router, $language',
    ({ router, language }) => {
      const folder = write(portalFiles({ ...choices, router, language }));
      const compiler = join(here, '../tooling/src/tsc7.js');
      const { stdout } = spawnSync(process.execPath, [compiler, '-p', 'tsconfig.check.json', '--checkers', '1'], {
        cwd: folder,
        encoding: 'utf8',
      });
      expect(stdout).toBe('');
    },
    300_000,
  );

  test.each([
    { router: 'vite', program: ['node_modules/vite/bin/vite.js', 'build'] },
    { router: 'next', program: ['next.config.mjs'] },
  ] as const)('says so when nothing says where the API is: $router', ({ router, program }) => {
    const files = new Map(portalFiles({ ...choices, router }));
    files.delete('.env');
    const { status, stderr } = spawnSync(process.execPath, program, { cwd: write(files), encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toContain('API_URL in .env has the address of the API');
  });

  test('has the brand, the address of its API, and nothing left of what the templates call them', () => {
    const files = portalFiles(choices);
    expect(files.get('src/edition.ts')).toContain(String.raw`name: 'Zonne d\'Or'`);
    expect(files.get('src/edition.ts')).toContain("action: '#4B1D56'");
    expect(files.get('.env')).toContain('API_URL=https://api.seller.nl\n');
    expect(files.get('index.html')).toContain("<title>Zonne d'Or</title>");
    expect(JSON.parse(files.get('package.json') ?? '')).toMatchObject({
      name: 'zonne-d-or',
      dependencies: { '@pomp/portal': '*' },
    });
    expect([...files.values()].join('')).not.toMatch(/brand-id|Brand Name|api\.example|own colours\./);
  });

  test.each(['Zon$', "Ca$$h & $' Co"])('has a brand as it was given: %s', (brand) => {
    const files = portalFiles({ ...choices, brand });
    expect(files.get('src/edition.ts')).toContain(`name: '${brand.replaceAll("'", String.raw`\'`)}',`);
    expect(files.get('index.html')).toContain(`<title>${brand}</title>`);
  });

  test('has a screen at every address of the account, and the seller’s own site at the others', () => {
    const files = portalFiles(choices);
    const screens = files.get('src/screens.tsx') ?? '';
    const ofContent: ReadonlySet<string> = new Set(contentTargets);
    const targets = Object.keys(dutchRoutes.paths).filter((to) => !ofContent.has(to));
    expect(targets.filter((to) => !new RegExp(`^ +${to}: `, 'm').test(screens))).toEqual([]);
    expect(files.get('src/edition.ts')).toContain("site = 'https://www.zonne-d-or.example'");
    expect(files.get('src/edition.ts')).toContain('...sitePaths');
  });

  test('says at logging in that there is an account, by what leads there', () => {
    const { userExists } = { to: 'login', userExists: 'true' } satisfies Target;
    expect(portalFiles(choices).get('src/screens.tsx')).toContain(`userExists === '${userExists}'`);
  });

  test('speaks English, at English addresses', () => {
    const files = portalFiles({ ...choices, language: 'en' });
    expect(files.get('src/edition.ts')).toContain('...englishRoutes');
    expect([...files.values()].join('')).not.toMatch(/words\/nl|nl-NL|dutchRoutes|Deze pagina|lang="nl"/);
  });
});

test.each([
  [{ brand: '…' }, 'A brand has a name with letters in it.'],
  [{ color: 'paars' }, 'A colour is written as #rrggbb, such as #1F5B4A.'],
  [{ color: '#F2C200' }, /^Too light: \w+ on \w+ has a contrast of 1\.\d, and needs/],
  [{ language: 'fy' as 'nl' }, 'A language is nl or en.'],
  [{ router: 'remix' as 'next' }, 'A router is next or vite.'],
  [{ api: 'api.seller.nl' }, 'An API has an address, such as https://api.seller.nl.'],
])('what can not be chosen is refused: %o', (wrong, refusal) => {
  const making = () => portalFiles({ ...choices, ...wrong });
  expect(making).toThrow(NoChoice);
  expect(making).toThrow(refusal);
});
