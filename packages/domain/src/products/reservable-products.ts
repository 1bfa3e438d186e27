import { products, type OnlineRows } from './products.js';
import type { ColumnOf, RowsWithout } from './rows.js';

/** What a customer asks for by name, and what has a page to reserve it on: an upgrade is offered instead of one of these. */
export const reservableProducts = /* #__PURE__ */ products.flatMap(({ name, flow, upgradeOf }) =>
  flow && !upgradeOf ? name : [],
) as unknown as ColumnOf<RowsWithout<OnlineRows, { readonly upgradeOf: string }>, 'name'>;
/** One of `reservableProducts`. */
export type ReservableProduct = (typeof reservableProducts)[number];
