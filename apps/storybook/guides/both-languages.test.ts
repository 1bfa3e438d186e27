import { LanguageProvider } from '@pomp/language/react';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { storyWords } from './story-words.js';
import { Words } from './words.js';

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

const packagesOfComponents = ['packages/design-system/src', 'packages/forms/src', 'apps/storybook/guides'];
const storyFiles = packagesOfComponents.flatMap((folder) =>
  readdirSync(join(app, '../..', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => join(folder, file)),
);
const aboveStories = /\/\*\*((?:(?!\*\/).)*)\*\/\nexport (?:const|function) (\w+)/gs;

it.each(storyFiles)('what stands above the stories of %s is said in both languages', (file) => {
  const comments = [...read('../..', file).matchAll(aboveStories)];
  const inOne = comments.filter(([, comment = '']) => typeof storyWords(comment) === 'string');
  expect(inOne.map(([, , story]) => story)).toEqual([]);
});

it.each([
  ['nl-NL', 'Eén regel, met <code>code</code>.'],
  ['en-GB', 'One line, with <code>code</code>.'],
])('what stands above a story is read in %s', (locale, read) => {
  const children = storyWords('Eén regel, met `code`.\n@english One line, with `code`.');
  const words = createElement(LanguageProvider, { locale, dictionary: {}, children: createElement(Words, { children }) });
  expect(renderToStaticMarkup(words)).toBe(read);
});
