import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hearWords } from '@pomp/tooling/hear-words';
import { anything, createHearing } from '@pomp/tooling/hearing';
import { createReader } from '@pomp/tooling/read-texts';
import { isWithin } from '@pomp/tooling/telling';
import { globSync } from 'tinyglobby';
import { expect, onTestFinished, test, vi } from 'vitest';
import { root } from '../workspace/places.mjs';

/** @param {string} path */
function toldBy(path) {
  const { transform } = hearWords();
  if (typeof transform !== 'function') throw new Error('It changes no modules.');
  const file = join(root, path);
  return Reflect.apply(transform, undefined, [readFileSync(file, 'utf8'), file]);
}

test('wherever words are read by name, the packages tell it in tests', () => {
  const places = [
    'packages/language/src/language.ts',
    'packages/language/src/compile/compile-words.ts',
    'packages/edition/src/edition-schema.ts',
  ];
  const lists = globSync('{apps,packages}/*/src/words/{nl,en}.ts', { cwd: root });
  expect(lists.length).toBeGreaterThan(10);
  // It throws where it finds nothing to change.
  for (const path of [...places, ...lists]) expect(toldBy(path)).toContain("Symbol.for('pomp.hearing')");
  expect(toldBy('packages/language/src/message.ts')).toBeUndefined();
});

test('a list of words tells by what name it is read: each sentence by its own, and a group of which all is asked by that', () => {
  const hearing = createHearing();
  const words = hearing.telling({
    person: { name: { label: 'Naam', help: 'Zoals op je pas' } },
    order: { step: { title: 'Bestelling', state: 'Klaar' }, total: 'Samen' },
    house: { title: 'Huis' },
  });
  hearing.beginFile();
  hearing.beginTests();
  expect({ ...words }.person.name.label).toBe('Naam');
  expect(hearing.read()).toEqual(['person.name.label']);
  expect(JSON.stringify(words.order.step)).toContain('Bestelling');
  expect(hearing.read().filter((name) => !isWithin(name, new Set(hearing.read())))).toEqual(['order.step', 'person.name.label']);
  expect(Object.hasOwn(words.house, 'title')).toBe(true);
  expect(hearing.read()).toContain('house.title');
});

test('words around a story tell what is read of them, and again what was read before anyone asked', () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const { reading, tell } = createReader();
  const words = reading({ person: { label: 'Naam' }, house: { title: 'Huis', street: 'Straat' } });
  const before = words.person.label;
  const asked = new Set();
  vi.stubGlobal('readTexts', asked);
  expect([before, words.house.title]).toEqual(['Naam', 'Huis']);
  expect([...asked]).toEqual(['house.title']);
  tell();
  expect([...asked].toSorted()).toEqual(['house.title', 'person.label']);
});

test('a file of tests begins after its imports, unless it imports more later', () => {
  const { transform } = hearWords();
  const told = (/** @type {string} */ code) =>
    Reflect.apply(/** @type {Function} */ (transform), undefined, [code, '/src/person.test.ts']);
  expect(told("import { test } from 'vitest';")).toBe(
    "globalThis[Symbol.for('pomp.hearing')].beginTests(); import { test } from 'vitest';",
  );
  expect(told("const { person } = await import('./person.js');")).toBeUndefined();
});

test('what is read at import counts for every file after it, what a test reads for its own, and what compiles words for none', () => {
  const hearing = createHearing();
  const words = hearing.compiling(() => ({ person: { name: 'Naam' }, order: { title: 'Bestelling' } }));
  const compiled = hearing.compiling(() => ({ person: { name: words.person.name } }));
  hearing.beginFile();
  hearing.hear('house');
  hearing.beginTests();
  expect(hearing.read()).toEqual(['house']);
  expect(compiled.person.name).toBe('Naam');
  expect(hearing.read()).toEqual(['house', 'person.name']);
  hearing.beginFile();
  hearing.beginTests();
  expect(hearing.read()).toEqual(['house']);
});

test('a file that starts programs runs each time, unless it says what it asks about', () => {
  const hearing = createHearing();
  hearing.beginFile();
  hearing.beginTests();
  hearing.hear(anything);
  hearing.hear('house.title');
  expect(hearing.read()).toContain(anything);
  hearing.asksOnlyFor(['mail.subject']);
  expect(hearing.read()).toEqual(['house.title', 'mail.subject']);
  hearing.beginFile();
  hearing.beginTests();
  hearing.hear(anything);
  expect(hearing.read()).toEqual([anything]);
});

test('a file of tests that asks about no words has read none', () => {
  const hearing = createHearing();
  hearing.beginFile();
  hearing.asksForNoWords();
  hearing.beginTests();
  hearing.hear('house.title');
  hearing.hear(anything);
  expect(hearing.read()).toEqual([]);
  hearing.beginFile();
  hearing.beginTests();
  hearing.hear('house.title');
  expect(hearing.read()).toEqual(['house.title']);
});
