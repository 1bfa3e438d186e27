import { priceOf, type ProductPrice } from '../prices/price.js';
import { priceList } from '../prices/price-list.js';
import type { QuotedProduct } from '../products/quoted-products.js';
import type { SavingsSystem } from './savings-input.js';

/** What each way to heat costs once, in €. */
export type SystemPrices = { readonly [System in SavingsSystem]: number };

const productOf = { hybrid: 'Pomp AO', allElectric: 'All-Electric' } as const satisfies Record<SavingsSystem, QuotedProduct>;

/** What a hybrid and an all-electric pump cost at a seller: what savings earn back. Pomp's own price where the list has none. */
export function systemPricesIn(prices: readonly ProductPrice<unknown>[]): SystemPrices {
  const priceFor = (system: SavingsSystem) => {
    const named = (list: readonly ProductPrice<unknown>[]) => list.find(({ product }) => product === productOf[system]);
    const price = named(prices) ?? named(priceList);
    return price ? priceOf(price) / 100 : 0;
  };
  return { hybrid: priceFor('hybrid'), allElectric: priceFor('allElectric') };
}
