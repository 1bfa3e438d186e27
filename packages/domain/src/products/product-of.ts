import type { Flow } from './flows.js';
import { products } from './products.js';
import type { QuotedProduct } from './quoted-products.js';

/** The product that a flow places. */
export const productOf = /* #__PURE__ */ Object.fromEntries(
  products.flatMap(({ name, flow }) => (flow ? [[flow, name]] : [])),
) as Readonly<Record<Flow, QuotedProduct>>;
