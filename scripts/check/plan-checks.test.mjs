import { asksOnlyFor } from '@pomp/tooling/hear-words-elsewhere';
import { expect, test } from 'vitest';
import { planChecks } from './plan-checks.mjs';

// Who says which words, and not what these say.
asksOnlyFor();

const changed = (/** @type {string[]} */ ...paths) => paths.map((path) => ({ path, exists: true }));

test('a changed rule reaches the tests and stories that it is in, here and in packages above, and no others', async () => {
  const { tests, stories, turbo, journeys } = await planChecks(changed('packages/domain/src/house-info/consumption.ts'), [
    'packages/domain',
    'packages/forms',
    'packages/design-system',
  ]);
  const domain = tests.find(({ folder }) => folder === 'packages/domain');
  expect(domain?.files).toContain('packages/domain/src/house-info/consumption.test.ts');
  expect(domain?.files).not.toContain('packages/domain/src/numbers/format-number.test.ts');
  expect(stories.length).toBeGreaterThan(0);
  expect(stories.every((file) => file.startsWith('packages/forms/'))).toBe(true);
  expect(turbo).toContainEqual(['typecheck', '--filter=@pomp/domain', '--filter=@pomp/forms']);
  expect(journeys).toBe(false);
});

test('changed words reach the stories of what says them, which never import them, and no others', async () => {
  const { stories } = await planChecks(changed('packages/forms/src/summary/texts.en.ts'), ['packages/forms']);
  expect(stories).toContain('packages/forms/src/summary/section-summary.stories.tsx');
  expect(stories).not.toContain('packages/forms/src/address/address-fields.stories.tsx');
});

test('what is no module reaches all tests of its package, and what nothing reads none', async () => {
  expect((await planChecks(changed('apps/backend/migrations/0001.sql'), ['apps/backend'])).tests).toEqual([
    { folder: 'apps/backend', files: 'all' },
  ]);
  expect(await planChecks(changed('packages/domain/README.md', 'docs/savings.md'), ['packages/domain'])).toMatchObject({
    tests: [],
    stories: [],
    lint: [],
  });
});

test('an example in a README is compiled when it changes, or what it can speak of', async () => {
  for (const path of ['docs/savings.md', 'packages/domain/src/house-info/consumption.ts'])
    expect((await planChecks(changed(path), [])).turbo).toContainEqual(['check:snippets']);
  expect((await planChecks(changed('apps/backend/src/main.ts'), [])).turbo).not.toContainEqual(['check:snippets']);
});

test('a test that reads sources runs where one of them changed, whatever it imports', async () => {
  const { tests } = await planChecks(changed('packages/design-system/src/theme/units.ts'), ['packages/design-system']);
  expect(tests[0]?.files).toContain('packages/design-system/src/client-boundary.test.ts');
});

test('changed words run what reads all words, in packages above', async () => {
  const readers = async (/** @type {string} */ path) =>
    (await planChecks(changed(path), ['packages/language', 'packages/design-system'])).tests.find(
      ({ folder }) => folder === 'packages/design-system',
    )?.files;
  expect(await readers('packages/language/src/nothing.nl.ts')).toContain('packages/design-system/src/client-boundary.test.ts');
  expect(await readers('packages/language/src/nothing.ts')).toBeUndefined();
});

test('what tests read of another folder, as Turbo is told, reaches all of them', async () => {
  const { tests, turbo } = await planChecks(changed('apps/sandbox/src/main.ts'), ['apps/backend', 'apps/sandbox']);
  expect(tests).toContainEqual({ folder: 'apps/backend', files: 'all' });
  expect(turbo).toContainEqual(['typecheck', '--filter=@pomp/backend', '--filter=@pomp/sandbox']);
});

test('what nothing looks at is named', async () => {
  expect((await planChecks(changed('pnpm-lock.yaml', 'packages/domain/README.md'), ['packages/domain'])).unseen).toEqual([
    'pnpm-lock.yaml',
  ]);
});

test.each([
  'packages/design-system/tokens/pomp.tokens.json',
  'packages/domain/README.md',
  '.changeset/one.md',
  'docs/hosting-elsewhere.md',
])('%s is tried by the tests of scripts, which read it', async (path) => {
  expect((await planChecks(changed(path), [])).turbo).toContainEqual(['test:scripts']);
});

test('a script of ours is linted, typed and tested, and so is what only scripts try', async () => {
  expect((await planChecks(changed('packages/tooling/src/ledger/ledger.js'), [])).turbo).toContainEqual([
    'typecheck:scripts',
    'test:scripts',
  ]);
  expect(await planChecks(changed('scripts/check/reach.mjs'), [])).toMatchObject({
    lint: ['scripts/check/reach.mjs'],
    turbo: [
      ['check:walls', 'check:unused'],
      ['typecheck:scripts', 'test:scripts'],
    ],
  });
});
