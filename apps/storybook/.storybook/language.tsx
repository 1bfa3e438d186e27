import { type CompiledWords, type Dictionary, languageCode, type Words } from '@pomp/language';
import { compileWords, pseudoLocale, pseudoWords } from '@pomp/language/compile';
import { LanguageProvider } from '@pomp/language/react';
import { createReader } from '@pomp/tooling/read-texts';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';

type PackageWords = Readonly<Record<string, { readonly words: Readonly<Record<string, Words>> }>>;

const allOf = (packages: PackageWords) =>
  Object.assign({}, ...Object.values(packages).map(({ words }) => words)) as Record<string, Words>;

const dutch = 'nl-NL';
const dutchWords = allOf(import.meta.glob(['../../../packages/*/src/words/nl.ts', '../words/nl.ts'], { eager: true }));
const englishWords = allOf(import.meta.glob(['../../../packages/*/src/words/en.ts', '../words/en.ts'], { eager: true }));
const making: Readonly<Record<string, () => Record<string, Words>>> = {
  [dutch]: () => dutchWords,
  'en-GB': () => englishWords,
  [pseudoLocale]: () => pseudoWords(dutchWords),
};
const made = new Map<string, Dictionary>();

/** All packages' words. To compile them takes a moment: each is, when it is first said. */
function dictionaryIn(locale: string): Dictionary {
  const make = making[locale];
  if (!make) throw new Error(`Storybook has no words in ${locale}.`);
  const dictionary = made.get(locale) ?? (compiledWhenRead(make()) as Dictionary);
  made.set(locale, dictionary);
  return dictionary;
}

function compiledWhenRead(words: Words): CompiledWords {
  const compiled: Record<string, CompiledWords[string]> = {};
  for (const [key, text] of Object.entries(words)) {
    const keep = (value: CompiledWords[string]) => {
      Object.defineProperty(compiled, key, { value, enumerable: true });
      return value;
    };
    const get = () => keep(typeof text === 'string' ? compileWords({ [key]: text })[key]! : compiledWhenRead(text));
    Object.defineProperty(compiled, key, { get, enumerable: true, configurable: true });
  }
  return compiled;
}

/** What is said by a text, as a translator has it. */
export const wordsIn = (locale: string, name: string): Words => (locale === 'en-GB' ? englishWords : dutchWords)[name] ?? {};

/** The toolbar's. */
export const languageIn = (globals: Record<string, unknown>): string =>
  typeof globals.language === 'string' ? globals.language : dutch;

/** What the toolbar offers. */
export const languages = [
  { value: dutch, title: 'Nederlands' },
  { value: 'en-GB', title: 'English' },
  { value: pseudoLocale, title: 'Þšéûðö' },
];

declare global {
  interface Window {
    /** See `showBrand`: the story that is on the page goes on in this language, as it was played. The next is in the toolbar's again. */
    showLanguage?: (locale: string) => void;
  }
}

let shown: string | undefined;
const listeners = new Set<() => void>();
window.showLanguage = (locale) => {
  shown = locale;
  for (const listener of listeners) listener();
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    shown = undefined;
  };
}

/** All packages' words around what is shown. */
export function Speaking({ locale, children }: { locale: string; children: ReactNode }) {
  const spoken = useSyncExternalStore(subscribe, () => shown) ?? locale;
  const [reader] = useState(createReader);
  const dictionary = useMemo(() => reader.reading(dictionaryIn(spoken)), [reader, spoken]);
  useLayoutEffect(() => reader.tell());
  useLayoutEffect(() => {
    document.documentElement.lang = languageCode(spoken);
  }, [spoken]);
  return (
    <LanguageProvider locale={spoken} dictionary={dictionary}>
      {children}
    </LanguageProvider>
  );
}

/** Every story speaks: all packages' words stand around it. */
export const withLanguage: Decorator = (Story, { globals }) => (
  <Speaking locale={languageIn(globals)}>
    <Story />
  </Speaking>
);
