import { allWords, type Words } from '@pomp/tooling/all-words';
import { misspelled } from '@pomp/tooling/dutch-spelling';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';

const app = join(import.meta.dirname, '../..');
const components = z.array(
  z.object({ name: z.string(), schema: z.record(z.string(), z.object({ translatable: z.boolean().optional() })) }),
);
const read = (path: string): unknown => JSON.parse(readFileSync(join(app, path), 'utf8'));
// The file rather than the blocks that it is made of: those bring all of React along.
const fields = new Map(
  components.parse(read('.storyblok/components/pomp/components.json')).map(({ name, schema }) => [name, schema]),
);

/** What editors wrote in Dutch: the fields that are translated, with all that is in them. */
function saidIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(saidIn);
  if (typeof value !== 'object' || value === null) return [];
  const schema = fields.get(String((value as { component?: unknown }).component));
  return Object.entries(value).flatMap(([name, part]) => {
    if (name.includes('__i18n__')) return [];
    const isText = typeof part === 'string' && (schema ? schema[name]?.translatable : ['text', 'alt', 'title'].includes(name));
    return isText ? [part] : saidIn(part);
  });
}

const content = (space: string) =>
  readdirSync(join(app, space), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .flatMap((path) => saidIn(read(join(space, path))));

const textsIn = (words: Words): string[] =>
  Object.values(words).flatMap((said) => (typeof said === 'string' ? [said] : textsIn(said)));

// All that is said is much to read on a busy machine.
test('Dutch is spelt as in the list of words', { timeout: 60_000 }, async () => {
  const texts = [...content('content'), ...content('content-amstelwarmte'), ...textsIn(await allWords(join(app, '../..')))];
  expect(texts.length).toBeGreaterThan(5000);
  expect(misspelled(texts)).toEqual([]);
});

test('what is misspelt is found, also in a compound and beside what nobody says', () => {
  expect(
    misspelled([
      'Je warmtepomp bespaard {amount} geld',
      'het geluidsvermoogen',
      'Woning toe-voegd!',
      'mail@pomp.example',
      '(pomp.sessionEnded)',
    ]),
  ).toEqual(['geluidsvermoogen', 'toe-voegd']);
});
