import type { CalendarDate } from '../dates/calendar-date.js';
import type { QuotedProduct } from '../products/quoted-products.js';
import type { PricedPart, ProductPrice } from './price.js';
import { priceTexts } from './texts.js';

/** The price that the site names: spec 2 §9, 'own-purchase card 3400 euro one-time, includes one Pomp AO'. */
export const pompAoPart: PricedPart = { description: 'Pomp AO', price: 340_000 };
/** Set by ourselves (ADR 0017), as the spec has no price for it; 21 November 2026. */
const pompT: PricedPart = { description: priceTexts.message('pompT'), price: 495_000 };
/** Set by ourselves, 21 November 2026. */
const element: PricedPart = { description: 'Element', price: 75_000 };
/** Disconnecting a boiler is free, taking it along isn't (spec 3 §9). The price is set by ourselves, 21 November 2026. */
const boilerRemoval: PricedPart = { description: priceTexts.message('boilerRemoval'), price: 12_500 };

const since: CalendarDate = '2026-11-21';
const always = [priceTexts.message('inspection'), priceTexts.message('placing')];

type PricesOfOne = Omit<ProductPrice, 'product' | 'since'>;

// By name, not from the list of products: a page that shows a price has no need of that list.
const pricesOf: { readonly [Product in QuotedProduct]: PricesOfOne } = {
  'Pomp AO': { parts: [pompAoPart], included: always, boilerRemoval: null },
  'All-Electric': {
    parts: [pompAoPart, pompT, element],
    included: [...always, priceTexts.message('disconnecting')],
    boilerRemoval,
  },
  Upgrade: { parts: [pompT], included: [...always, priceTexts.message('disconnecting')], boilerRemoval },
};

/** What is sold today, and for how much. */
export const priceList: readonly ProductPrice[] = /* #__PURE__ */ (Object.entries(pricesOf) as [QuotedProduct, PricesOfOne][]).map(
  ([product, price]) => ({ product, since, ...price }),
);
