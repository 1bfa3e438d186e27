import type { BackofficeCalls, ResponseOf } from '@pomp/api-contract';
import { calendarDate, paymentTypes } from '@pomp/domain';
import { offeredLocale } from '@pomp/edition';
import { appointmentRepository, toAppointment } from '../appointments/appointment.repository.js';
import { readConversation } from '../conversation/read-conversation.js';
import type { Context } from '../context/context.js';
import { documentRepository } from '../documents/document.repository.js';
import { houseRepository } from '../houses/house.repository.js';
import { isEntityId } from '../ids/entity-id.js';
import { notFound } from '../errors/http-error.js';
import { invoiceRepository } from '../invoices/invoice.repository.js';
import { toInvoice } from '../invoices/to-invoice.js';
import { findInvoiceAddress } from '../orders/invoice-address.js';
import { orderRepository } from '../orders/order.repository.js';
import { toOrder } from '../orders/to-order.js';
import { paymentRepository } from '../invoices/payment.repository.js';
import { quoteRepository } from '../quotes/quote.repository.js';
import { againOf } from '../uploads/to-uploaded-file.js';
import { uploadRepository } from '../uploads/upload.repository.js';
import { toQuote } from '../quotes/to-quote.js';

/** All that there is about one order. @param idOrNumber an order number is what people read to each other */
export async function showOrder(context: Context, idOrNumber: string): Promise<ResponseOf<BackofficeCalls['getOrder']>> {
  const { database, clock, edition, speak } = context;
  const orders = orderRepository(database);
  const found = await (isEntityId(idOrNumber) ? orders.find(idOrNumber) : orders.findByNumber(idOrNumber));
  if (!found) throw notFound();
  const { customer, createdAt: _, ...row } = found;
  const { id, houseId } = row.order;
  const house = await houseRepository(database).find(customer.customerId, houseId);
  if (!house) throw notFound();
  const appointments = await appointmentRepository(database).listOfOrder(id);
  const documents = await documentRepository(database).listForSeller(id);
  const invoices = [];
  for (const type of paymentTypes) {
    const invoice = await invoiceRepository(database).find({ orderId: id, type });
    if (invoice) invoices.push(toInvoice(invoice, await paymentRepository(database).findTelling(invoice.invoice.id)));
  }
  const photos = await uploadRepository(database).ofHouse(customer.customerId, houseId);
  const today = calendarDate(clock());
  const from = await quoteRepository(database).findOfOrder(id);
  return {
    order: toOrder(row, today),
    quantity: row.order.quantity,
    customer: { ...customer, locale: offeredLocale(edition, customer.locale) },
    house,
    appointments: appointments.map(toAppointment),
    documents,
    invoices,
    quote: from ? toQuote(from, today, { edition, language: speak(edition.locale) }) : null,
    invoiceAddress: (await findInvoiceAddress(database, id)) ?? null,
    photos: photos.map((photo) => ({
      id: photo.id,
      fileName: photo.fileName,
      field: photo.field ?? '',
      storedAt: (photo.storedAt ?? photo.createdAt).toISOString(),
      ...againOf(photo),
    })),
    ...(await readConversation(context, row, { house, side: 'seller' })),
  };
}
