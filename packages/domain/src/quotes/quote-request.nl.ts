import type { WordsOf } from '../sections/words-of.js';
import type { quoteRequest } from './quote-request.js';

export const nl = {
  title: 'Offerte aanvragen',
  product: { label: 'Voor welk product wil je een offerte?' },
  quantity: { label: 'Aantal' },
  removeBoiler: { label: 'Zullen we je oude cv-ketel meenemen?', help: 'Afkoppelen is gratis, meenemen kost extra.' },
} as const satisfies WordsOf<typeof quoteRequest>;
