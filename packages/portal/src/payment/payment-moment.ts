import { asksPayment, orderMove, paymentPlaces, type Order, type PaymentType } from '@pomp/domain';

/** Where an order stands towards one of its payments. Whether it is paid, its invoice says. */
export type PaymentMoment = 'withdrawn' | 'byPhone' | 'early' | 'asked' | 'past' | 'unknown';

export function paymentMoment(order: Pick<Order, 'step' | 'status' | 'flow' | 'withdrawnAt'>, type: PaymentType): PaymentMoment {
  if (order.withdrawnAt !== null) return 'withdrawn';
  if (order.flow === null) return 'byPhone';
  if (asksPayment(order, type)) return 'asked';
  return moments[orderMove(paymentPlaces[type].asked, order)];
}

const moments = { back: 'early', none: 'asked', forward: 'past', unknown: 'unknown' } as const satisfies Record<
  ReturnType<typeof orderMove>,
  PaymentMoment
>;
