import { calendarDate, houseAddress, orderForm, type Order, type OrderFormContext, type RawAnswers } from '@pomp/domain';
import { requireAnswers } from '../answers/require-answers.js';
import { recordChange } from '../audit/audit.repository.js';
import type { Context } from '../context/context.js';
import { createHouse } from '../houses/create-house.js';
import { houseRepository } from '../houses/house.repository.js';
import { HttpError } from '../errors/http-error.js';
import { enqueue } from '../jobs/job.repository.js';
import { createOrder } from '../order-flow/create-order.js';
import { setInvoiceAddress, type InvoiceAddress } from '../orders/invoice-address.js';
import { lockQuote, requireOpen } from './ask-quote.js';
import { quoteRepository, type QuoteRow } from './quote.repository.js';

export interface QuoteAcceptance {
  readonly customerId: string;
  readonly quoteId: string;
  /** The revision of the quote that the customer saw. */
  readonly revision: number;
  /** To what is asked when it comes to ordering: the rest of the order form is the quote's to say. */
  readonly answers: RawAnswers;
}

type Optional =
  | 'hasPompAo'
  | 'street'
  | 'houseNumber'
  | 'place'
  | 'zipcode'
  | 'invoiceZipcode'
  | 'invoiceHouseNumber'
  | 'invoiceAddition'
  | 'invoiceStreet'
  | 'invoicePlace';

/**
 * Orders what a quote offers, at its price, once. The customer agrees to pay with it, gets a confirmation by mail, and has time to
 * withdraw from then on. An address that is none of the customer's houses yet becomes one.
 */
export function orderFromQuote(
  { database, ...rest }: Context,
  { customerId, quoteId, revision, answers: raw }: QuoteAcceptance,
): Promise<Order> {
  const now = rest.clock();
  const today = calendarDate(now);
  return database.transaction(async (transaction) => {
    const context = { ...rest, database: transaction };
    const found = await lockQuote(context, customerId, quoteId);
    const { quote } = found;
    const ordered = {
      product: quote.askedProduct,
      amount: String(quote.quantity),
      ...(quote.hasPompAo && { hasPompAo: quote.hasPompAo }),
    };
    const form = requireAnswers<typeof orderForm.fields, OrderFormContext, Optional>(
      orderForm,
      { ...raw, ...ordered },
      { today, addressFrom: 'house' },
    );
    requireOpen(found, today);
    if (quote.revision !== revision) throw new HttpError('quoteChanged');

    const houseId = await houseFor(context, customerId, found);
    const order = await createOrder(
      context,
      customerId,
      { houseId, product: quote.product, quantity: quote.quantity, orderDate: today, step: 'RV', status: 'OG', agreedAt: now },
      'customer',
    );
    const invoiceTo = invoiceAddressOf(form);
    if (invoiceTo) await setInvoiceAddress(transaction, order.id, invoiceTo);
    await quoteRepository(transaction).setOrder(quoteId, { orderId: order.id, houseId });
    await recordChange(transaction, {
      customerId,
      actor: 'customer',
      action: 'acceptQuote',
      subject: quoteId,
      detail: { orderId: order.id, revision, total: quote.total },
      at: now,
    });
    await enqueue(transaction, {
      kind: 'sendMail',
      payload: { template: 'orderConfirmation', customerId, orderId: order.id },
      now,
    });
    return order;
  });
}

/** The quote's house; else the one that was added meanwhile with the same address; else a new one. */
async function houseFor(
  context: Context,
  customerId: string,
  { quote: { houseId, address, zipcode, city } }: QuoteRow,
): Promise<string> {
  if (houseId !== null) return houseId;
  const known = await houseRepository(context.database).findByAddress(customerId, { address, zipcode });
  return known ?? (await createHouse(context, customerId, { address, zipcode, city, mainAddress: false }, 'customer')).id;
}

type InvoiceAnswers = {
  readonly [Name in 'invoiceZipcode' | 'invoiceHouseNumber' | 'invoiceAddition' | 'invoiceStreet' | 'invoicePlace']?: string;
};

/** Undefined when invoices go where it is placed. */
function invoiceAddressOf({
  invoiceStreet,
  invoiceHouseNumber,
  invoiceAddition: addition,
  invoicePlace,
  invoiceZipcode,
}: InvoiceAnswers): InvoiceAddress | undefined {
  if (invoiceStreet === undefined || invoiceHouseNumber === undefined || invoicePlace === undefined || invoiceZipcode === undefined)
    return undefined;
  return {
    address: houseAddress({ street: invoiceStreet, houseNumber: invoiceHouseNumber, ...(addition !== undefined && { addition }) }),
    zipcode: invoiceZipcode,
    city: invoicePlace,
  };
}
