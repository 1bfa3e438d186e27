import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resolutions, strictest } from '../api/compiles-elsewhere.mjs';
import { Outside } from '../workspace/outside.mjs';
import { addresses, published } from '../workspace/published.mjs';

const outside = new Outside();
const write = (/** @type {string} */ file, /** @type {string} */ text) => writeFileSync(join(outside.folder, file), text);
const bin = (/** @type {string} */ path) => join('node_modules', path);

/** What teams have beside our packages: with what is optional, as each address is asked for. */
const theirs = {
  '@testing-library/dom': '^10.4.0',
  '@testing-library/react': '^16.3.0',
  '@tanstack/react-query': '^5.90.0',
  '@types/react': '^19.0.0',
  '@types/react-dom': '^19.0.0',
  jest: '^30.0.0',
  'jest-environment-jsdom': '^30.0.0',
  jsdom: '^26.0.0',
  msw: '^2.10.0',
  react: '^19.0.0',
  'react-dom': '^19.0.0',
  typescript: '^6.0.0',
  vitest: '^4.0.0',
};

const imports = addresses.map(({ address }, index) => `import * as module${index} from '${address}';`).join('\n');
const every = `${imports}\nexport const every = [${addresses.map((_, index) => `module${index}`).join(', ')}];\n`;
const sample = `
import { render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { TextField } from '@pomp/design-system';
import { words } from '@pomp/design-system/words/nl';
import { compileDictionary } from '@pomp/language/compile';
import { LanguageProvider } from '@pomp/language/react';

test('a field can be found by its label', () => {
  const field = createElement(TextField, { label: 'Voornaam', name: 'firstName' });
  render(createElement(LanguageProvider, { locale: 'nl-NL', dictionary: compileDictionary(words) }, field));
  expect(screen.getByRole('textbox', { name: 'Voornaam' }).getAttribute('name')).toBe('firstName');
});
`;

beforeAll(async () => {
  /** @type {Record<string, string>} */
  const ours = {};
  for (const { folder, manifest } of published) ours[manifest.name] = await outside.pack(folder);
  write('package.json', JSON.stringify({ private: true, type: 'module', dependencies: { ...ours, ...theirs } }));
  const said = await outside.run('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock', '--prefer-offline']);
  // Of scripts that tools of theirs run, npm speaks too.
  expect(said).not.toMatch(/npm warn (ERESOLVE|EBADENGINE|deprecated)/i);
  write('every.ts', every);
  write('every.mjs', `${every}console.log(every.length);\n`);
  write('sample.test.mjs', sample);
});
afterAll(() => outside.remove());

describe('somebody else’s compiler takes every declaration, with what comes along when packages are installed', () => {
  test.each(resolutions)('strict, libraries included, with module resolution %s', async (moduleResolution, module) => {
    const config = `tsconfig.${moduleResolution}.json`;
    write(config, JSON.stringify(strictest(moduleResolution, module, ['every.ts'])));
    await outside.run(process.execPath, [bin('typescript/bin/tsc'), '-p', config]);
  });
});

describe('every address can be imported, without a warning', () => {
  test.each(['20', '22', '24'])('by Node %s', async (version) => {
    const said = await outside.run('npx', ['--yes', '--package', `node@${version}`, 'node', 'every.mjs']);
    expect(said.trim()).toBe(String(addresses.length));
  });
});

describe('a test of somebody else’s shows a component, without a warning', () => {
  test('with Vitest', async () => {
    write('vitest.config.mjs', "export default { test: { environment: 'jsdom', globals: true, include: ['*.test.mjs'] } };");
    expect(await outside.run(process.execPath, [bin('vitest/vitest.mjs'), 'run'])).not.toMatch(/warn/i);
  });

  test('with Jest', async () => {
    write('jest.config.mjs', "export default { testEnvironment: 'jsdom', testMatch: ['**/*.test.mjs'], transform: {} };");
    // Jest asks for the first, and Node calls it experimental.
    const modules = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
    expect(await outside.run(process.execPath, [...modules, bin('jest/bin/jest.js')])).not.toMatch(/warn/i);
  });
});
