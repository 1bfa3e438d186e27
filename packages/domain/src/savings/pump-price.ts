import { priceOf, type ProductPrice } from '../prices/price.js';
import { pump } from './figures.js';

/** What one Pomp AO costs at a seller, in €: what savings earn back. Pomp's own price where the list has none. */
export function pumpPriceIn(prices: readonly ProductPrice[]): number {
  const price = prices.find(({ product }) => product === 'Pomp AO');
  return price ? priceOf(price) / 100 : pump.price.value;
}
