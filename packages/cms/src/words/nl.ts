import { nl as priceCard } from '../blocks/price-cards/texts.nl.js';
import { nl as blocks } from '../blocks/texts.nl.js';
import { nl as interactive } from '../interactive/texts.nl.js';
import { nl as products } from '../products/texts.nl.js';

/** Everything that this package says, in Dutch, by the names of its texts. */
export const words = {
  'cms/blocks': blocks,
  'cms/price-card': priceCard,
  'cms/interactive': interactive,
  'cms/products': products,
} as const;
