import { defineTexts } from '@pomp/language';
import { wholeNumber } from '../sections/kinds/number.js';
import type { nl } from './quantity.nl.js';

const quantityTexts = /* #__PURE__ */ defineTexts<typeof nl>('domain/quantity');

/** More than this is no order of a house. */
export const maxQuantity = 10;

/** How many of a product; goes with the check `isQuantity`. */
export const quantity = () =>
  wholeNumber({ messages: { malformed: quantityTexts.message('malformed', { most: maxQuantity }) }, example: '1' });

export const isQuantity = (answer: string): boolean => Number(answer) >= 1 && Number(answer) <= maxQuantity;
