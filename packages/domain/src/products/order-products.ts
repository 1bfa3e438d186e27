import { products, type ProductRows } from './products.js';
import type { ColumnOf } from './rows.js';

/** Products as orders name them. 'Upgrade' is the Pomp T for a customer who already has a Pomp AO; 'Heatcycle' goes by phone and has no flow. */
export const orderProducts = /* #__PURE__ */ products.map(({ name }) => name) as unknown as ColumnOf<ProductRows, 'name'>;
/** One of `orderProducts`. */
export type OrderProduct = (typeof orderProducts)[number];
