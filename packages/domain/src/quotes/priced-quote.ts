import type { PricedPart, ProductPrice } from '../prices/price.js';
import type { QuotedProduct } from '../products/quoted-products.js';
import { vatIn } from '../prices/vat.js';

/** Amounts in cents, VAT included. */
export interface QuoteLine<Text = string> {
  readonly description: Text;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly amount: number;
}

/** What something costs, line by line. Amounts in cents, VAT included. */
export interface PricedQuote<Text = string> {
  readonly lines: readonly QuoteLine<Text>[];
  readonly total: number;
  /** The VAT in the total. */
  readonly vat: number;
}

/** What a price is asked of. */
export interface WantedProduct {
  readonly product: QuotedProduct;
  readonly quantity: number;
  readonly removeBoiler: boolean;
}

/** What is wanted, at these prices; undefined when there is no price for it. An old boiler is taken along once, however many pumps come. */
export function pricedQuote<Text>(
  { product, quantity, removeBoiler }: WantedProduct,
  prices: readonly Pick<ProductPrice<Text>, 'product' | 'parts' | 'boilerRemoval'>[],
): PricedQuote<Text> | undefined {
  const price = prices.find((each) => each.product === product);
  if (!price) return undefined;
  const removal = removeBoiler && price.boilerRemoval ? [lineOf(price.boilerRemoval, 1)] : [];
  const lines = [...price.parts.map((part) => lineOf(part, quantity)), ...removal];
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  return { lines, total, vat: vatIn(total) };
}

const lineOf = <Text>({ description, price }: PricedPart<Text>, quantity: number): QuoteLine<Text> => ({
  description,
  quantity,
  unitPrice: price,
  amount: price * quantity,
});
