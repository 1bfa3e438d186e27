import type { Language } from '@pomp/language';
import { keptByLawTexts } from './kept-by-law-texts.js';

/** What stays when an account is deleted, why, and for how long. */
export interface KeptByLaw {
  readonly what: string;
  readonly why: string;
  readonly howLong: string;
}

/** Without an order there is nothing that has to be kept. */
export const keptByLaw = ({ orders }: { readonly orders: number }, language: Language): readonly KeptByLaw[] =>
  orders > 0 ? [language.texts(keptByLawTexts).orders] : [];
