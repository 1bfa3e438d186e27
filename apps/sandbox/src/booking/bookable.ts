import { bookingPageOf, orderMove, stepPosition, type BookingPage, type Order, type OrderPlace } from '@pomp/domain';

/** Where an order is once its inspection is planned. */
export const planned: OrderPlace = { step: 'DI', status: 'OG' };

const firstAsked: OrderPlace = { step: 'RV', status: 'OK' };

/** Why an inspection of this order can't be planned on this page; undefined when it can. */
export function whyNot(order: Order, page: BookingPage): string | undefined {
  if (order.withdrawnAt !== null) return 'Deze bestelling is herroepen. Er is niets meer in te plannen.';
  if (order.flow === null) return 'Voor Heatcycle belt een adviseur je. Je hoeft niets in te plannen.';
  if (bookingPageOf[order.flow] !== page)
    return 'Deze bestelling plan je op een andere pagina in. Ga terug naar je account en gebruik de knop daar.';
  if (orderMove(order, firstAsked) === 'forward') return 'Je reservering is nog niet rond. We nemen contact met je op.';
  if (stepPosition(order.step) > stepPosition('SI') || (order.step === 'DI' && order.status === 'OK'))
    return 'De inspectie van deze bestelling is al geweest.';
  return undefined;
}
