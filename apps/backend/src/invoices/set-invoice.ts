import type { Invoice } from '@pomp/api-contract';
import { asksPayment, goesByPhone, type CalendarDate } from '@pomp/domain';
import type { Database } from '../adapters/database/database.js';
import { violatesUnique } from '../adapters/database/database-errors.js';
import { recordChange } from '../audit/audit.repository.js';
import type { Context } from '../context/context.js';
import { documentRepository } from '../documents/document.repository.js';
import { isEntityId } from '../ids/entity-id.js';
import { notFound, HttpError } from '../errors/http-error.js';
import { tellCustomer } from '../order-news/tell-customer.js';
import { orderRepository } from '../orders/order.repository.js';
import { refuseUnderWay } from './refuse-under-way.js';
import { paymentRepository } from './payment.repository.js';
import { invoiceRepository, type FoundInvoice, type ToPay } from './invoice.repository.js';
import { toInvoice } from './to-invoice.js';

export interface InvoiceContent {
  readonly invoiceNumber: string;
  /** In whole euro cents, VAT included; `vat` is the VAT in it. */
  readonly amount: number;
  readonly vat: number;
  readonly date: CalendarDate;
  readonly dueDate?: CalendarDate | undefined;
  /** The seller's name for its document. */
  readonly documentReference?: string | undefined;
}

/** Makes an order's invoice or changes it; where it says this already, nothing happens. What is paid, or being paid, stays. The customer gets a mail of another amount to pay now. */
export async function setInvoice(context: Context, toPay: ToPay, content: InvoiceContent): Promise<Invoice> {
  if (!isEntityId(toPay.orderId)) throw notFound();
  if (content.vat > content.amount) throw new HttpError('vatAboveAmount');
  if (content.dueDate !== undefined && content.dueDate < content.date) throw new HttpError('dueBeforeInvoice');
  try {
    return await store(context, toPay, content);
  } catch (error) {
    if (violatesUnique(error, 'invoice_number')) throw new HttpError('invoiceNumberTaken');
    throw error;
  }
}

function store(
  context: Context,
  toPay: ToPay,
  { date, documentReference, dueDate = undefined, ...rest }: InvoiceContent,
): Promise<Invoice> {
  const { database, clock } = context;
  const now = clock();
  return database.transaction(async (transaction) => {
    const orders = orderRepository(transaction);
    if (!(await orders.lock(toPay.orderId))) throw notFound();
    const invoices = invoiceRepository(transaction);
    const row = {
      ...rest,
      invoiceDate: date,
      dueDate: dueDate ?? null,
      documentId: await documentIdOf({ database: transaction }, toPay.orderId, documentReference),
    };
    const before = (await invoices.find(toPay))?.invoice;
    const isSame = before !== undefined && Object.entries(row).every(([name, value]) => before[name as keyof typeof row] === value);
    // Another amount is told again, as long before as the first.
    if (!isSame && toPay.type === 'FP') await orders.forgetDebit(toPay.orderId);
    if (!isSame) {
      if (before) {
        await refuseUnderWay(transaction, before.id);
        await invoices.update(before.id, { ...row, updatedAt: now });
      } else {
        await invoices.insert({ ...toPay, ...row, createdAt: now, updatedAt: now });
      }
    }
    const found = await invoices.find(toPay);
    if (!found) throw new Error('An invoice that was stored is not there.');
    const { customerId, invoice } = found;
    if (!isSame) {
      const detail = { orderId: toPay.orderId, type: toPay.type, invoiceNumber: invoice.invoiceNumber, amount: invoice.amount };
      await recordChange(transaction, { customerId, actor: 'seller', action: 'setInvoice', subject: invoice.id, detail, at: now });
    }
    if (before?.amount !== invoice.amount && (await isAsked(transaction, found)))
      await tellCustomer({ ...context, database: transaction }, { customerId, orderId: toPay.orderId, kind: 'moved' });
    return toInvoice(found, await paymentRepository(transaction).findTelling(invoice.id));
  });
}

/** Whether its customer is to pay it by now. What is collected is announced with its day. */
async function isAsked(database: Database, { invoice: { orderId, type }, order: { product } }: FoundInvoice): Promise<boolean> {
  const found = await orderRepository(database).find(orderId);
  if (!found || found.withdrawnAt !== null || goesByPhone(product) || !asksPayment(found.order, type)) return false;
  return type === 'PY' || !found.order.agreedIncasso;
}

async function documentIdOf(
  { database }: Pick<Context, 'database'>,
  orderId: string,
  reference: string | undefined,
): Promise<string | null> {
  if (reference === undefined) return null;
  const document = await documentRepository(database).findByReference(orderId, reference);
  if (!document) throw new HttpError('noSuchDocument');
  return document.id;
}
