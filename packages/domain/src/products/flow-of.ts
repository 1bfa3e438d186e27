import type { Flow } from './flows.js';
import type { OrderProduct } from './order-products.js';
import { products } from './products.js';

/** The flow of a product’s installation; undefined for what goes by phone. */
export const flowOf = /* #__PURE__ */ Object.fromEntries(products.map(({ name, flow }) => [name, flow])) as Readonly<
  Record<OrderProduct, Flow | undefined>
>;
