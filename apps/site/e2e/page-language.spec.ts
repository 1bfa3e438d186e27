import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Routes, routesIn } from '@pomp/edition';
import { edition } from '@pomp/edition/editions/pomp';
import type { Words } from '@pomp/language';
import { allWords } from '@pomp/tooling/all-words';
import { globSync } from 'tinyglobby';
import { logIn } from './account';
import { expect, test } from './test';

const root = join(import.meta.dirname, '../../..');
const languages = { 'nl-NL': 'nl', 'en-GB': 'en' } as const;
const locales = Object.keys(languages) as (keyof typeof languages)[];

/** Long enough to be nobody's name, and written alike in a page, a script and the data of both. */
const isTelling = (text: string): boolean => text.length >= 12 && text.includes(' ') && !/[{}<>&'"\\]/.test(text);

/** What an option is called on the wire, some options are called in Dutch too. */
const textsIn = (words: Words): string[] =>
  Object.entries(words).flatMap(([key, text]) => (typeof text !== 'string' ? textsIn(text) : text === key ? [] : [text]));

/** A sentence, and its longest word that has something before and after it: where the sentence stands, that word stands by itself. */
interface Sentence {
  readonly text: string;
  readonly word: string | undefined;
}

const sentence = (text: string): Sentence => ({
  text,
  word: text
    .split(/\P{L}+/u)
    .slice(1, -1)
    .toSorted((a, b) => b.length - a.length)[0],
});

/** Those that stand in a text. Only those are looked for of which the word is there: thousands, in all of a site's scripts, took seconds. */
function saidIn(source: string, sentences: readonly Sentence[]): string[] {
  const words = new Set(source.match(/\p{L}+/gu));
  return sentences.filter(({ text, word }) => (!word || words.has(word)) && source.includes(text)).map(({ text }) => text);
}

/** Sentences of one language only, and of no content. */
async function sentences(): Promise<Record<(typeof locales)[number], readonly Sentence[]>> {
  const [dutch, english] = await Promise.all(locales.map(async (locale) => textsIn(await allWords(root, languages[locale]))));
  const files = globSync('**/*.json', { cwd: join(import.meta.dirname, '../content'), absolute: true });
  const content = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
  const only = (own: readonly string[] = [], others: readonly string[] = []) => {
    const telling = [...new Set(own)].filter(isTelling).map(sentence);
    const elsewhere = new Set(saidIn([...others, content].join('\n'), telling));
    return telling.filter(({ text }) => !elsewhere.has(text));
  };
  return { 'nl-NL': only(dutch, english), 'en-GB': only(english, dutch) };
}

/** Pages of each kind: for everyone, with a form, and of an account. */
const places = [
  'home',
  'contact',
  'faq',
  'login',
  'dashboard',
  'orders',
  'documents',
  'personalDetails',
] satisfies (keyof Routes['paths'])[];

/** Where the scripts are that a page or script names: Next's, and those of public pages, whose parts name each other. */
const scriptsIn = (text: string): string[] =>
  Array.from(
    text.matchAll(/(\/_next\/static\/[^"\\]+?\.js)|(?:\/_assets|["']\.)\/([\w-]+\.js)/g),
    ([, ofNext, own]) => ofNext ?? `/_assets/${own}`,
  );

test(
  'a page and its scripts carry the words of its own language only',
  { tag: '@desktop' },
  async ({ page, stack, shownWords }) => {
    // All words that there are.
    shownWords?.hearAnything();
    await logIn(page);
    const told = await sentences();
    const scripts = new Set<string>();
    const found: string[] = [];
    for (const [index, locale] of locales.entries()) {
      const other = locales[1 - index]!;
      let own = 0;
      for (const place of places) {
        const path = routesIn(edition, locale).paths[place];
        const html = await (await page.request.get(path)).text();
        for (const script of scriptsIn(html)) scripts.add(script);
        own += saidIn(html, told[locale]).length;
        found.push(...saidIn(html, told[other]).map((text) => `${path}: ${text}`));
      }
      // What is looked for can be found.
      expect(own, locale).toBeGreaterThan(100);
    }
    // Also of those that are added meanwhile.
    for (const script of scripts) {
      const source = await (await fetch(stack.urls.site + script)).text();
      if (script.startsWith('/_assets/')) for (const part of scriptsIn(source)) scripts.add(part);
      found.push(...saidIn(source, Object.values(told).flat()).map((text) => `${script}: ${text}`));
    }
    expect(scripts.size).toBeGreaterThan(10);
    expect(found).toEqual([]);
  },
);
