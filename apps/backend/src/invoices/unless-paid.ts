import { asksPayment, paymentPlaces, paymentTypes, type OrderPlace } from '@pomp/domain';
import type { Database } from '../adapters/database/database.js';
import { invoiceRepository } from './invoice.repository.js';
import { waitsForSignature } from './is-signed.js';
import { paymentRepository } from './payment.repository.js';

/** Where an order goes that is sent to a place: nobody is asked for what is paid already, such as by a transfer that came early. */
export async function unlessPaid(database: Database, orderId: string, place: OrderPlace): Promise<OrderPlace> {
  const type = paymentTypes.find((asked) => asksPayment(place, asked));
  const found = type && (await invoiceRepository(database).find({ orderId, type }));
  const live = found && (await paymentRepository(database).findLive(found.invoice.id));
  if (type === undefined || found === undefined || live?.state !== 'paid') return place;
  return (await waitsForSignature(database, found)) ? place : paymentPlaces[type].paid;
}
