import { wholeNumber } from '../sections/kinds/number.js';

/** More than this is no order of a house. */
export const maxQuantity = 10;

/** How many of a product; goes with the check `isQuantity`. */
export const quantity = (label: string) =>
  wholeNumber({ label, messages: { malformed: `Vul een aantal van 1 tot en met ${maxQuantity} in` }, example: '1' });

export const isQuantity = (answer: string): boolean => Number(answer) >= 1 && Number(answer) <= maxQuantity;
