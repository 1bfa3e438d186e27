/** What can be paid on the site: the down payment together with signing, and the final invoice. Wire names (spec 1 §2). */
export const paymentTypes = ['PY', 'FP'] as const;
/** One of `paymentTypes`. */
export type PaymentType = (typeof paymentTypes)[number];
