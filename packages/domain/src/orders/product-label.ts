import type { OrderProduct } from './order.js';

/** As orders name it; the Pomp T is what the site calls the upgrade. */
type NamedProduct = OrderProduct | 'Pomp T';

const labels: Readonly<Record<NamedProduct, string>> = {
  'Pomp AO': 'Pomp AO',
  'All-Electric': 'All-electric',
  'Pomp T': 'Pomp T',
  Upgrade: 'Upgrade',
  Heatcycle: 'Heatcycle',
};

/** A product as people read it, everywhere. */
export const productLabel = (product: NamedProduct): string => labels[product];
