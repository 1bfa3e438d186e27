import { products, type OnlineRows } from './products.js';
import type { ColumnOf } from './rows.js';

/** What a reservation is of, as it travels: the Pomp T is an All-Electric for a customer who already has a Pomp AO (spec 3 §4). */
export const reservedProducts = /* #__PURE__ */ products.flatMap(({ reservedAs }) => reservedAs ?? []) as unknown as ColumnOf<
  OnlineRows,
  'reservedAs'
>;
/** One of `reservedProducts`. */
export type ReservedProduct = (typeof reservedProducts)[number];
