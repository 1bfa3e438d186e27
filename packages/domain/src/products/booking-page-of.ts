import type { BookingPage } from './booking-pages.js';
import type { Flow } from './flows.js';
import { products } from './products.js';

/** The page on which a flow’s inspection is planned. */
export const bookingPageOf = /* #__PURE__ */ Object.fromEntries(
  products.flatMap(({ flow, bookingPage }) => (flow ? [[flow, bookingPage]] : [])),
) as Readonly<Record<Flow, BookingPage>>;
