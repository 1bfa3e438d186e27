import format, { type CompiledMessage } from 'icu-minify/format';
import { isText, type CompiledWords, type Dictionary } from './dictionary.js';
import {
  isMessage,
  type Instant,
  type Message,
  type MessageValue,
  type TaggedText,
  type Texts,
  type ValuesFor,
} from './message.js';

/** A feature's texts in one language: sentences, and functions for those that are about something. */
export type Said<Own> = {
  readonly [Key in keyof Own]: Own[Key] extends string
    ? Own[Key] extends TaggedText
      ? SaidAround<Own[Key]>
      : ValuesFor<Own[Key]> extends []
        ? string
        : (...values: ValuesFor<Own[Key]>) => string
    : Said<Own[Key]>;
};

type TagsIn<Text> = Text extends `${string}</${infer Tag}>${infer Rest}` ? Tag | TagsIn<Rest> : never;

/** A sentence with a part that more is done with than saying it, such as a link; what is made of it takes a `key` where that is React's. */
type SaidAround<Text extends string> = <Part>(
  values: (ValuesFor<Text> extends [infer Values] ? Values : unknown) & Readonly<Record<TagsIn<Text>, (words: string) => Part>>,
) => string | Part | (string | Part)[];

type Values = Readonly<Record<string, MessageValue | Instant | ((words: string) => unknown)>>;

/** What everything is said in: made once per process, request or page, and handed down, as the clock is. */
export interface Language {
  /** As BCP 47 names it: `nl-NL`. Decides about dates and numbers too. */
  readonly locale: string;
  /** A feature's texts. */
  texts<Own>(texts: Texts<Own>): Said<Own>;
  say(message: Message): string;
  /** What may be left unsaid, such as the help of a field; undefined where no text stands. */
  sayIfAny(message: Message): string | undefined;
}

/** A language, of words that were compiled before. Throws for a message without words, naming it. */
export function createLanguage({ locale, dictionary }: { readonly locale: string; readonly dictionary: Dictionary }): Language {
  const said = new Map<string, unknown>();

  const fill = (text: CompiledMessage, values: Values = {}) =>
    format(
      text,
      locale,
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          name,
          typeof value === 'function'
            ? (words: readonly unknown[]) => value(words.join(''))
            : typeof value !== 'object'
              ? value
              : isMessage(value)
                ? language.say(value)
                : new Date(value.at),
        ]),
      ),
      { formatters, formats, timeZone },
    );

  const sayAll = (words: CompiledWords): unknown =>
    Object.fromEntries(
      Object.entries(words).map(([key, text]) => [
        key,
        typeof text === 'string' ? text : isText(text) ? (values: Values) => fill(text, values) : sayAll(text),
      ]),
    );

  const language: Language = {
    locale,
    texts<Own>({ name }: Texts<Own>) {
      if (!said.has(name)) said.set(name, sayAll(dictionary[name] ?? missing({ from: name, path: [] }, locale)));
      return said.get(name) as Said<Own>;
    },
    say: (message) => language.sayIfAny(message) ?? missing(message, locale),
    sayIfAny({ from, path, values }) {
      const text = path.reduce<CompiledMessage | CompiledWords | undefined>(
        (words, key) => (words === undefined || isText(words) || !Object.hasOwn(words, key) ? undefined : words[key]),
        dictionary[from] ?? missing({ from, path }, locale),
      );
      return text !== undefined && isText(text) ? String(fill(text, values)) : undefined;
    },
  };
  return language;
}

const missing = ({ from, path }: Message, locale: string): never => {
  throw new Error(`There are no words for ${[from, ...path].join('.')} in ${locale} here.`);
};

/** Of every date and time that is said: that of the country it happens in. */
const timeZone = 'Europe/Amsterdam';

/** The styles that words may name: `{when, date, day}`, `{when, date, moment}`, `{amount, number, euros}`. */
const formats = {
  dateTime: { day: { dateStyle: 'long' }, moment: { dateStyle: 'long', timeStyle: 'short' } },
  number: { euros: { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' } },
} as const;

const formatters = {
  getDateTimeFormat: (...options: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...options),
  getNumberFormat: (...options: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...options),
  getPluralRules: (...options: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...options),
};
