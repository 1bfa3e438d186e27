/**
 * How far paying an invoice is. `none`: nobody tried. `open`: the customer can pay now. `pending`: the bank is busy with it. The last three
 * ended without money: it can be tried again.
 */
export const paymentStates = ['none', 'open', 'pending', 'paid', 'failed', 'expired', 'canceled'] as const;
/** One of `paymentStates`. */
export type PaymentState = (typeof paymentStates)[number];

/** Paying an invoice, as its customer sees it. */
export type Payment =
  | { readonly state: 'paid'; /** When the money was in, as the provider says. */ readonly paidAt: string }
  | { readonly state: Exclude<PaymentState, 'paid'>; readonly paidAt: null };

/** What is still to come of it: whether asking again can give another answer without the customer doing anything. */
export const isUnderWay = ({ state }: { readonly state: string }): boolean => state === 'open' || state === 'pending';
