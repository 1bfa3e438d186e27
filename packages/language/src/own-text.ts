import type { Language } from './language.js';
import { isMessage, type Message } from './message.js';

/**
 * A text that comes with data, such as a seller's price list: the same in every language, such as a name; one for each language, the seller's own first; or
 * one of the packages' texts.
 */
export type OwnText = string | Readonly<Record<string, string>> | Message;

/**
 * That text for a page, which carries one language only. In a language that it doesn't have, it is as it was first written.
 *
 * @param own the seller's own language, for a text that was kept: a database doesn't keep what was written first.
 */
export const ownTextIn = (text: OwnText, { locale }: Pick<Language, 'locale'>, own = locale): string | Message =>
  typeof text === 'string' || isMessage(text) ? text : (text[locale] ?? text[own] ?? Object.values(text)[0] ?? '');

/** That text, said: see `ownTextIn`. */
export function sayOwn(text: OwnText, language: Language, own?: string): string {
  const said = ownTextIn(text, language, own);
  return typeof said === 'string' ? said : language.say(said);
}
