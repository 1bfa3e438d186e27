import { readNumber } from './number.js';

const euros = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });
const plain = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 2, useGrouping: false });

/** `€ 1.700,00` @param cents whole euro cents */
export const formatAmount = (cents: number): string => euros.format(cents / 100);

/** What an amount field shows: `1700,00`. */
export const amountField = (cents: number): string => plain.format(cents / 100);

/** Whole euro cents of `1700`, `1700,5` or `1.700,50`; undefined for anything else. */
export function readAmount(text: string): number | undefined {
  const number = /,\d{3}/.test(text) ? undefined : readNumber(text);
  return number === undefined ? undefined : Math.round(number * 100);
}
