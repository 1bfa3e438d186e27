import { products, type OnlineRows } from './products.js';
import type { ColumnOf } from './rows.js';

/** What a quote can be for; a Heatcycle goes by phone. */
export const quotedProducts = /* #__PURE__ */ products.flatMap(({ name, flow }) => (flow ? name : [])) as unknown as ColumnOf<
  OnlineRows,
  'name'
>;
/** One of `quotedProducts`. */
export type QuotedProduct = (typeof quotedProducts)[number];
