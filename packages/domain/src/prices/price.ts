import type { OwnText } from '@pomp/language';
import type { CalendarDate } from '../dates/calendar-date.js';
import type { QuotedProduct } from '../products/quoted-products.js';

/** Something with a price: in cents, VAT included. */
export interface PricedPart<Text = OwnText> {
  readonly description: Text;
  readonly price: number;
}

/** What one of a product costs, and what it can come with. In a seller's own words, in each of its languages, or as they are read. */
export interface ProductPrice<Text = OwnText> {
  readonly product: QuotedProduct;
  /** Together the price. */
  readonly parts: readonly PricedPart<Text>[];
  /** What is in the price besides. */
  readonly included: readonly Text[];
  /** For taking the old boiler along; null where the boiler stays. */
  readonly boilerRemoval: PricedPart<Text> | null;
  /** From which day on this is the price. */
  readonly since: CalendarDate;
}

/** The same prices in other words: `say` says each. */
export const pricesSaid = <From, To>(prices: readonly ProductPrice<From>[], say: (text: From) => To): readonly ProductPrice<To>[] =>
  prices.map(({ parts, included, boilerRemoval, ...price }) => {
    const partSaid = (part: PricedPart<From>): PricedPart<To> => ({ ...part, description: say(part.description) });
    return {
      ...price,
      parts: parts.map(partSaid),
      included: included.map(say),
      boilerRemoval: boilerRemoval && partSaid(boilerRemoval),
    };
  });

const sumOf = (parts: readonly Pick<PricedPart, 'price'>[]) => parts.reduce((sum, { price }) => sum + price, 0);

/** In cents, VAT included, for one. */
export const priceOf = ({ parts }: { readonly parts: readonly Pick<PricedPart, 'price'>[] }) => sumOf(parts);
