import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { common, digits, rare } from './characters.js';

/** Every character of a `unicode-range`, by its number. */
const charactersIn = (range: string): number[] =>
  range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .slice('U+'.length)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
  });

const inOrder = (characters: Iterable<number>): number[] => [...characters].toSorted((one, other) => one - other);

test.each(['@fontsource-variable/bricolage-grotesque', '@fontsource-variable/atkinson-hyperlegible-next'])(
  'what is common and what is rare is all that %s has for western languages, each once',
  (name) => {
    const file = createRequire(import.meta.url).resolve(`${name}/unicode.json`);
    const { latin } = JSON.parse(readFileSync(file, 'utf8')) as { readonly latin: string };
    expect(inOrder([...charactersIn(common), ...charactersIn(rare)])).toEqual(inOrder(charactersIn(latin)));
  },
);

test('figures come with what is common', () => {
  expect(charactersIn(common)).toEqual(expect.arrayContaining(charactersIn(digits)));
});
