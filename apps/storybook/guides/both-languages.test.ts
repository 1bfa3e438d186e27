import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const app = join(import.meta.dirname, '..');
const filesIn = (folder: string): string[] =>
  readdirSync(join(app, folder), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mdx'));
const read = (folder: string, file: string): string => readFileSync(join(app, folder, file), 'utf8');

/** What is no prose: imports, elements and the name of a package. */
const isNoProse = (line: string): boolean => /^(import .*;|<.*\/>|# (@pomp\/)?[a-z-]+|)$/.test(line);

it.each(filesIn('docs'))('the page %s says nothing by itself, as that would be in one language', (file) => {
  expect(
    read('docs', file)
      .split('\n')
      .filter((line) => !isNoProse(line)),
  ).toEqual([]);
});

/** Headings by their depth, code and what is shown among the words, in their order. */
const shapeOf = (prose: string): string[] =>
  [...prose.matchAll(/^(#+) |^(```\w*)|^(<\w+(?: of=\{[^}]+\})?)|(\]\(\?path=[^)]*\))/gm)].map(
    (part) => part.slice(1).find(Boolean) ?? '',
  );

it.each(filesIn('prose').filter((file) => file.endsWith('.nl.mdx')))('%s has its twin in English, with the same parts', (file) => {
  const twin = `${basename(file, '.nl.mdx')}.en.mdx`;
  expect(shapeOf(read('prose', twin))).toEqual(shapeOf(read('prose', file)));
});
