import type { CalendarDate } from '../dates/calendar-date.js';
import type { OrderProduct } from '../orders/order.js';

/** What a quote can be for; a Heatcycle goes by phone. */
export const quotedProducts = ['Pomp AO', 'All-Electric', 'Upgrade'] as const satisfies readonly OrderProduct[];
/** One of `quotedProducts`. */
export type QuotedProduct = (typeof quotedProducts)[number];

/** Something with a price: in cents, VAT included. */
export interface PricedPart {
  readonly description: string;
  readonly price: number;
}

/** What one of a product costs, and what it can come with. */
export interface ProductPrice {
  readonly product: QuotedProduct;
  /** Together the price. */
  readonly parts: readonly PricedPart[];
  /** What is in the price besides, in Dutch. */
  readonly included: readonly string[];
  /** For taking the old boiler along; null where the boiler stays. */
  readonly boilerRemoval: PricedPart | null;
  /** From which day on this is the price. */
  readonly since: CalendarDate;
}

/** The price that the site names: spec 2 §9, 'own-purchase card 3400 euro one-time, includes one Pomp AO'. */
export const pompAoPart: PricedPart = { description: 'Pomp AO', price: 340_000 };
/** Set by ourselves (ADR 0017), as the spec has no price for it; 21 November 2026. */
const pompT: PricedPart = { description: 'Pomp T met boiler van 200 liter', price: 495_000 };
/** Set by ourselves, 21 November 2026. */
const element: PricedPart = { description: 'Element', price: 75_000 };
/** Disconnecting a boiler is free, taking it along isn't (spec 3 §9). The price is set by ourselves, 21 November 2026. */
const boilerRemoval: PricedPart = { description: 'Oude cv-ketel meenemen', price: 12_500 };

const since: CalendarDate = '2026-11-21';
const always = ['Digitale inspectie en installatieplan', 'Plaatsen en aansluiten'] as const;

const pricesOf: { readonly [Product in QuotedProduct]: Omit<ProductPrice, 'product' | 'since'> } = {
  'Pomp AO': { parts: [pompAoPart], included: always, boilerRemoval: null },
  'All-Electric': { parts: [pompAoPart, pompT, element], included: [...always, 'Cv-ketel afkoppelen'], boilerRemoval },
  Upgrade: { parts: [pompT], included: [...always, 'Cv-ketel afkoppelen'], boilerRemoval },
};

/** What is sold today, and for how much. */
export const priceList: readonly ProductPrice[] = quotedProducts.map((product) => ({ product, since, ...pricesOf[product] }));

const sumOf = (parts: readonly PricedPart[]) => parts.reduce((sum, { price }) => sum + price, 0);

/** In cents, VAT included, for one. */
export const priceOf = ({ parts }: Pick<ProductPrice, 'parts'>) => sumOf(parts);
