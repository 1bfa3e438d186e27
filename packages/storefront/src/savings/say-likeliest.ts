import { outcomeKind, showEuros } from '@pomp/domain';
import type { Language } from '@pomp/language';
import { savingsResultTexts } from './savings-result-texts.js';

/** What a year most likely differs, in a sentence: less, more or nothing. */
export function sayLikeliest(euroSaved: number, language: Language): string {
  const { middle } = language.texts(savingsResultTexts);
  const said = { amount: showEuros(Math.round(Math.abs(euroSaved)), language) };
  return { saves: middle.saves(said), even: middle.even, costs: middle.costs(said) }[outcomeKind(euroSaved)];
}
