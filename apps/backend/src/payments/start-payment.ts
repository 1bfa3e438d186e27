import { asksPayment, goesByPhone, isUnderWay } from '@pomp/domain';
import { recordChange } from '../audit/audit.repository.js';
import { isEntityId } from '../ids/entity-id.js';
import { notFound, HttpError } from '../errors/http-error.js';
import { invoiceRepository, type FoundInvoice, type ToPay } from '../invoices/invoice.repository.js';
import { linkTo } from '../context/link-to.js';
import { voiceToCustomer } from '../context/voices.js';
import type { Client } from '../http/client.js';
import { customerRepository } from '../customers/customer.repository.js';
import { orderRepository } from '../orders/order.repository.js';
import { throttled } from '../throttle/throttled.js';
import { refuseWithdrawn } from '../orders/refuse-withdrawn.js';
import { askProvider, orUnavailable } from './ask-provider.js';
import { planCheck } from './check-payment.js';
import { isSigned } from '../invoices/is-signed.js';
import { webhookPath, type PaymentContext } from './payment-context.js';
import type { ProviderPayment } from './payment-provider.js';
import { paymentRepository, type PaymentRow } from '../invoices/payment.repository.js';
import { planCancel } from './plan-cancel.js';
import { paymentTexts } from './texts.js';

/**
 * Gives the checkout where a customer pays an invoice. While one is open, it is that one: the provider is asked with the payment's own
 * id as key, so that many at the same time, or one that tries again after a cut line, get one payment.
 */
export async function startPayment(
  context: PaymentContext,
  { customerId, client }: { readonly customerId: string; readonly client: Pick<Client, 'locale'> },
  toPay: ToPay,
): Promise<string> {
  const own = isEntityId(toPay.orderId) ? await invoiceRepository(context.database).findOwn(customerId, toPay) : undefined;
  if (!own) throw notFound();
  await throttled(context, { what: ['payment', customerId], triesPerMinute: 20 });
  const live = await paymentRepository(context.database).findLive(own.invoice.id);
  // The customer may have ended it at the checkout.
  if (live?.state === 'open' || live?.state === 'pending')
    await orUnavailable(context, () => askProvider(context, toPay.orderId, live));
  const begun = await begin(context, own);
  if (begun.checkoutUrl !== null) return begun.checkoutUrl;
  const created = await orUnavailable(context, () => createAtProvider(context, own, begun, client));
  return finish(context, own, begun, created);
}

/** The try that is open, or a new one that the provider can be asked for. */
function begin(
  { database, clock }: PaymentContext,
  { invoice: { id: invoiceId, orderId, type }, customerId, order: { product } }: FoundInvoice,
): Promise<PaymentRow> {
  const now = clock();
  return database.transaction(async (transaction) => {
    const order = await orderRepository(transaction).lock(orderId);
    const invoice = (await invoiceRepository(transaction).findById(invoiceId))?.invoice;
    if (!order || !invoice) throw notFound();
    const payments = paymentRepository(transaction);
    const live = await payments.findLive(invoiceId);
    if (live?.state === 'paid') throw new HttpError('invoicePaid');
    refuseWithdrawn(order);
    if (!asksPayment(order, type) || goesByPhone(product)) throw new HttpError('paymentNotAsked');
    if (type === 'PY' && !(await isSigned(transaction, orderId))) throw new HttpError('planNotSigned');
    if (live?.state === 'pending') throw new HttpError('paymentPending');
    if (live) return live;
    const begun = await payments.insert({ invoiceId, state: 'creating', amount: invoice.amount, createdAt: now });
    await recordChange(transaction, {
      customerId,
      actor: 'customer',
      action: 'startPayment',
      subject: begun.id,
      detail: { orderId, type },
      at: now,
    });
    return begun;
  });
}

/** The checkout speaks as the page that leads there, and leads back to it; what stands on a bank statement months later is in the customer's own language. */
async function createAtProvider(
  context: PaymentContext,
  { invoice, order, customerId }: FoundInvoice,
  { id, amount }: PaymentRow,
  page: Pick<Client, 'locale'>,
): Promise<ProviderPayment> {
  const { provider, publicUrl, edition } = context;
  const { orderId, type, invoiceNumber } = invoice;
  const customer = await customerRepository(context.database).findById(customerId);
  if (!customer) throw notFound();
  const { language } = voiceToCustomer(context, customer);
  return provider.create({
    key: id,
    amount,
    description: language.say(
      paymentTexts.message('description', { seller: edition.brand.name, invoiceNumber, orderNumber: order.orderNumber }),
    ),
    returnUrl: linkTo(context, { to: 'payment', orderId, type, back: '1' }, page),
    webhookUrl: publicUrl + webhookPath,
    metadata: { orderId, type, paymentId: id },
    locale: page.locale,
  });
}

/** Stores where the customer pays; another that asked at the same time may have done that already. */
async function finish(
  context: PaymentContext,
  { invoice: { orderId }, customerId }: FoundInvoice,
  { id, amount }: PaymentRow,
  created: ProviderPayment,
): Promise<string> {
  const { checkoutUrl } = created;
  if (checkoutUrl === undefined || created.amount !== amount)
    throw new Error('The provider made another payment than it was asked for.');
  const toPayAt = await context.database.transaction(async (transaction) => {
    await orderRepository(transaction).lock(orderId);
    const payments = paymentRepository(transaction);
    const within = { ...context, database: transaction };
    const row = await payments.find(id);
    if (row?.state === 'creating') {
      await payments.update(id, { state: 'open', providerId: created.id, checkoutUrl });
      await planCheck(within, { customerId, payment: row });
      return checkoutUrl;
    }
    if (row && isUnderWay(row) && row.checkoutUrl !== null) return row.checkoutUrl;
    // The invoice was changed or paid meanwhile, or the order withdrawn: what would be paid here is money that nobody asks for.
    if (row?.state !== 'paid') await planCancel(within, { customerId, providerId: created.id });
    return undefined;
  });
  if (toPayAt === undefined) throw new HttpError('conflict');
  return toPayAt;
}
