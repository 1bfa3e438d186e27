import { asksPayment, type OrderPlace, type PaymentType } from '@pomp/domain';
import { pathTo, routesIn, type Locale } from '@pomp/edition';
import type { Context } from '../context/context.js';

/**
 * The site's page where a document of an order can be paid, by the document's id: those of invoices that the order asks to be paid now.
 *
 * @param unpaid the invoices that nobody paid
 * @param locale of whoever asks: the page is in that language
 */
export const paymentLinks = (
  { edition }: Pick<Context, 'edition'>,
  orderId: string,
  place: OrderPlace,
  unpaid: readonly (readonly [documentId: string, type: PaymentType])[],
  locale: Locale,
): ReadonlyMap<string, string> =>
  new Map(
    unpaid
      .filter(([, type]) => asksPayment(place, type))
      .map(([documentId, type]) => [documentId, pathTo(routesIn(edition, locale), { to: 'payment', orderId, type })]),
  );
