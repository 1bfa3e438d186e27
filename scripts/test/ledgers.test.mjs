import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fingerprints } from '@pomp/tooling/fingerprints';
import { ledgersVariable, nowIn, openLedger, settleLedger } from '@pomp/tooling/ledger';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keptOf } from './ledgers.mjs';

/** @type {string} */
let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'pomp-ledgers-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/**
 * @param {string} path
 * @param {string} content
 */
function write(path, content) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

describe('what a test can depend on', () => {
  const told = async () => {
    const all = await fingerprints(folder);
    if (!all) throw new Error('Git told nothing.');
    return all;
  };
  const texts = 'packages/domain/src/person/texts.nl.ts';
  beforeEach(() => {
    write(
      texts,
      "import type { Words } from './words.js';\n\nexport const nl = { name: { label: 'Naam' } } as const satisfies Words;\n",
    );
    write(
      'packages/domain/src/words/nl.ts',
      "import { nl } from '../person/texts.nl.js';\nexport const words = { 'domain/person': nl };\n",
    );
    write('packages/domain/src/words/en.ts', "export const words = { 'domain/person': { name: { label: 'Name' } } };\n");
    write('packages/domain/src/person/person.ts', "import type { nl } from './texts.nl.js';\nexport type Person = typeof nl;\n");
    execFileSync('git', ['init', '--quiet'], { cwd: folder });
  });

  test('is not known where Git does not tell what there is', async () => {
    rmSync(join(folder, '.git'), { recursive: true });
    expect(await fingerprints(folder)).toBeUndefined();
  });

  test('what is said is apart from all else', async () => {
    const before = await told();
    write(
      texts,
      "import type { Words } from './words.js';\n\nexport const nl = { name: { label: 'Hoe heet je?' } } as const satisfies Words;\n",
    );
    const after = await told();
    expect(after.code).toBe(before.code);
    expect(after.texts['domain/person']).not.toBe(before.texts['domain/person']);
    expect(after.texts['domain/person.name.label']).not.toBe(before.texts['domain/person.name.label']);
    expect(after.texts['packages/domain/src/words/nl.ts']).not.toBe(before.texts['packages/domain/src/words/nl.ts']);
    expect(after.texts['packages/domain/src/words/en.ts']).toBe(before.texts['packages/domain/src/words/en.ts']);
  });

  test.each([
    ['the name of a text', texts, "export const nl = { surname: { label: 'Naam' } } as const;\n"],
    ['a value of a text', texts, "export const nl = { name: { label: 'Naam van {who}' } } as const;\n"],
    ['a tag in a text', texts, "export const nl = { name: { label: 'Je <b>naam</b>' } } as const;\n"],
    ['words that are made of something', texts, "const name = 'Naam';\nexport const nl = { name: { label: name } } as const;\n"],
    ['a rule', 'packages/domain/src/person/person.ts', 'export type Person = string;\n'],
    ['a file that Git does not know yet', 'packages/domain/src/person/new.ts', ''],
  ])('%s is code', async (_what, path, content) => {
    const before = await told();
    write(path, content);
    expect((await told()).code).not.toBe(before.code);
  });

  test.each(['DATABASE_URL_TEST', 'S3_TEST_ENDPOINT'])('another service to test against, in %s, is code too', async (variable) => {
    const before = await told();
    vi.stubEnv(variable, 'https://elsewhere.example');
    expect((await told()).code).not.toBe(before.code);
    vi.unstubAllEnvs();
  });

  test('words that something reads without their name are code too', async () => {
    write(
      'packages/domain/src/person/person.stories.tsx',
      "import { nl } from './texts.nl.js';\nexport const title = nl.name.label;\n",
    );
    const before = await told();
    write(
      texts,
      "import type { Words } from './words.js';\n\nexport const nl = { name: { label: 'Hoe heet je?' } } as const satisfies Words;\n",
    );
    expect((await told()).code).not.toBe(before.code);
  });
});

describe('a test is kept', () => {
  /** @param {import('@pomp/tooling/fingerprints').Fingerprints} now */
  const open = (now, besides = {}) => {
    writeFileSync(nowIn(folder), JSON.stringify(now));
    return openLedger('stories', { besides, env: { [ledgersVariable]: folder } });
  };
  const first = { code: 'a', texts: { person: '1', 'person.name': '1', 'person.age': '1', order: '1' } };
  beforeEach(() => {
    const ledger = open(first, { data: '1' });
    expect(ledger.keeps('shows a person')).toBe(false);
    ledger.record('shows a person', ['person', 'made up in a test']);
    settleLedger(folder, 'stories', { code: 'a', hash: 'h1' });
  });

  test.each([
    ['where nothing changed', first, '1', true],
    ['where it did not read what changed', { code: 'a', texts: { person: '1', order: '2' } }, '1', true],
    ['not where it did', { code: 'a', texts: { person: '2', order: '1' } }, '1', false],
    ['not where that is gone', { code: 'a', texts: { order: '1' } }, '1', false],
    ['not where the code changed', { code: 'b', texts: first.texts }, '1', false],
    ['not where something that all of them read changed', first, '2', false],
  ])('%s', (_when, now, data, isKept) => {
    expect(open(now, { data }).keeps('shows a person')).toBe(isKept);
    expect(open(now, { data }).keeps('shows an order')).toBe(false);
  });

  test('by the sentences that it read, where it did not read all of a text', () => {
    const ledger = open(first);
    ledger.record('names a person', ['person.name']);
    ledger.record('describes a person', ['person', 'person.name']);
    settleLedger(folder, 'stories', { code: 'a', hash: 'h1' });
    const now = { code: 'a', texts: { ...first.texts, person: '2', 'person.age': '2' } };
    expect(open(now).keeps('names a person')).toBe(true);
    expect(open(now).keeps('describes a person')).toBe(false);
  });

  test('after other code came only where Turbo found that the task is made of none of it', () => {
    settleLedger(folder, 'stories', { code: 'b', hash: 'h1' });
    expect(open({ ...first, code: 'b' }, { data: '1' }).keeps('shows a person')).toBe(true);
    settleLedger(folder, 'stories', { code: 'c', hash: 'h2' });
    expect(open({ ...first, code: 'c' }, { data: '1' }).keeps('shows a person')).toBe(false);
  });

  test('with all of its package, or the runner of that starts', () => {
    const ledger = open(first);
    ledger.record(' src/person.test.ts', ['person'], ['has a name', 'has an age']);
    ledger.record(' src/order.test.ts', ['order'], ['has a total']);
    settleLedger(folder, 'stories', { code: 'a', hash: 'h1' });
    const files = ['src/person.test.ts', 'src/order.test.ts'];
    expect(keptOf(open(first), files)).toEqual(['has a name', 'has an age', 'has a total']);
    expect(keptOf(open(first), [...files, 'src/failed-before.test.ts'])).toBeUndefined();
    expect(keptOf(open({ ...first, texts: { ...first.texts, order: '2' } }), files)).toBeUndefined();
    expect(keptOf(open(first), [])).toBeUndefined();
  });

  test('and nothing is, where a task runs by itself', () => {
    expect(openLedger('stories', { besides: { data: '1' }, env: {} }).keeps('shows a person')).toBe(false);
  });
});
