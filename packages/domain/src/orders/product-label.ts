import type { ReservedProduct } from '../reservation/reserved-product.js';
import type { OrderProduct } from './order.js';

const labels: Readonly<Record<OrderProduct | ReservedProduct, string>> = {
  'Pomp AO': 'Pomp AO',
  'All-Electric': 'All-electric',
  'Pomp T': 'Pomp T',
  Upgrade: 'Upgrade',
  Heatcycle: 'Heatcycle',
};

/** A product as people read it, everywhere. */
export const productLabel = (product: OrderProduct | ReservedProduct): string => labels[product];
