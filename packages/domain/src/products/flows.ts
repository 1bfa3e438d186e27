import { products, type OnlineRows } from './products.js';
import type { ColumnOf } from './rows.js';

/** Installation flows: which pumps are placed decides what is asked. */
export const flows = /* #__PURE__ */ products.flatMap(({ flow }) => flow ?? []) as unknown as ColumnOf<OnlineRows, 'flow'>;
/** One of `flows`. */
export type Flow = (typeof flows)[number];
