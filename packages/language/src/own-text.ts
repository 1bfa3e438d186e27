import type { Language } from './language.js';
import { isMessage, type Message } from './message.js';

/**
 * A text that comes with data, such as a seller's price list: the same in every language, such as a name; one for each language, the seller's own first; or
 * one of the packages' texts.
 */
export type OwnText = string | Readonly<Record<string, string>> | Message;

/** That text for a page, which carries one language only. In a language that it doesn't have, it is as it was first written. */
export const ownTextIn = (text: OwnText, { locale }: Pick<Language, 'locale'>): string | Message =>
  typeof text === 'string' || isMessage(text) ? text : (text[locale] ?? Object.values(text)[0] ?? '');

/** That text, said. */
export function sayOwn(text: OwnText, language: Language): string {
  const own = ownTextIn(text, language);
  return typeof own === 'string' ? own : language.say(own);
}
