import type { Translation } from '@pomp/language';
import { en as priceCard } from '../blocks/price-cards/texts.en.js';
import { en as blocks } from '../blocks/texts.en.js';
import { en as interactive } from '../interactive/texts.en.js';
import { en as products } from '../products/texts.en.js';
import type { words as dutch } from './nl.js';

/** The same in English. */
export const words: Translation<typeof dutch> = {
  'cms/blocks': blocks,
  'cms/price-card': priceCard,
  'cms/interactive': interactive,
  'cms/products': products,
};
