import { asksPayment, paymentPlaces, paymentTypes, type OrderPlace } from '@pomp/domain';
import type { Database } from '../adapters/database/database.js';
import { invoiceRepository } from './invoice.repository.js';
import { isSigned } from './is-signed.js';
import { paymentRepository } from './payment.repository.js';

/** Where an order goes that is sent to a place: nobody is asked for what is paid already, such as by a transfer that came early. */
export async function unlessPaid(database: Database, orderId: string, place: OrderPlace): Promise<OrderPlace> {
  const type = paymentTypes.find((asked) => asksPayment(place, asked));
  const found = type && (await invoiceRepository(database).find({ orderId, type }));
  const live = found && (await paymentRepository(database).findLive(found.invoice.id));
  if (type === undefined || live?.state !== 'paid') return place;
  // What is asked at the down payment is also to sign.
  return type === 'PY' && !(await isSigned(database, orderId)) ? place : paymentPlaces[type].paid;
}
