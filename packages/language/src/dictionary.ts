import type { CompiledMessage } from 'icu-minify/format';
import type { Message } from './message.js';

/** Words as `compileWords` makes them: what a page gets of a language. */
export interface CompiledWords {
  readonly [key: string]: CompiledMessage | CompiledWords;
}

/** Words by the names of their texts. */
export type Dictionary = Readonly<Record<string, CompiledWords>>;

/** Whether it is one text, rather than a group of them. */
export const isText = (text: CompiledMessage | CompiledWords): text is CompiledMessage =>
  typeof text === 'string' || Array.isArray(text);

/** The part of a dictionary that a page or an island needs. */
export const pickTexts = (dictionary: Dictionary, names: Iterable<string>): Dictionary =>
  Object.fromEntries([...names].flatMap((name) => (dictionary[name] ? [[name, dictionary[name]]] : [])));

/** The part of a dictionary that says these messages; one that has no words is left out. */
export function pickMessages(dictionary: Dictionary, messages: Iterable<Pick<Message, 'from' | 'path'>>): Dictionary {
  let picked: Dictionary = {};
  for (const { from, path } of messages) {
    const text = path.reduce<CompiledMessage | CompiledWords | undefined>(
      (words, key) => (words === undefined || isText(words) || !Object.hasOwn(words, key) ? undefined : words[key]),
      dictionary[from],
    );
    if (text !== undefined) {
      const inGroups = path.reduceRight<CompiledMessage | CompiledWords>((inside, key) => ({ [key]: inside }), text);
      picked = overrideTexts(picked, { [from]: inGroups as CompiledWords });
    }
  }
  return picked;
}

/** A dictionary in which some texts are said differently. */
export function overrideTexts(dictionary: Dictionary, overrides: Dictionary): Dictionary {
  return merge(dictionary, overrides) as Dictionary;
}

function merge(own: CompiledWords, other: CompiledWords): CompiledWords {
  const merged: Record<string, CompiledMessage | CompiledWords> = { ...own };
  for (const [key, text] of Object.entries(other)) {
    const before = own[key];
    merged[key] = before !== undefined && !isText(before) && !isText(text) ? merge(before, text) : text;
  }
  return merged;
}

/** The language alone, as `<html lang>` has it: `nl-NL` → `nl`. */
export const languageCode = (locale: string): string => locale.split('-')[0] ?? locale;

/** What those who speak a language call it: `nl-NL` → `Nederlands`. */
export function languageName(locale: string): string {
  const code = languageCode(locale);
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
