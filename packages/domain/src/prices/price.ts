import type { CalendarDate } from '../dates/calendar-date.js';
import type { QuotedProduct } from '../products/quoted-products.js';

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

const sumOf = (parts: readonly PricedPart[]) => parts.reduce((sum, { price }) => sum + price, 0);

/** In cents, VAT included, for one. */
export const priceOf = ({ parts }: Pick<ProductPrice, 'parts'>) => sumOf(parts);
