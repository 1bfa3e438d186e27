import type { CustomerHandlers } from '../http/call-handler.js';
import { isEntityId } from '../ids/entity-id.js';
import { notFound } from '../errors/http-error.js';
import { invoiceRepository, type FoundInvoice, type ToPay } from '../invoices/invoice.repository.js';
import { toInvoice, toPayment } from '../invoices/to-invoice.js';
import { askProvider } from './ask-provider.js';
import type { PaymentContext } from './payment-context.js';
import { PaymentProviderAway } from './payment-provider.js';
import { paymentRepository, type PaymentRow } from '../invoices/payment.repository.js';
import { startPayment } from './start-payment.js';

export function paymentRoutes(context: PaymentContext): Pick<CustomerHandlers, 'getInvoice' | 'postPayment' | 'getPayment'> {
  const payments = paymentRepository(context.database);
  const own = async (customerId: string, toPay: ToPay): Promise<FoundInvoice> => {
    const found = isEntityId(toPay.orderId) ? await invoiceRepository(context.database).findOwn(customerId, toPay) : undefined;
    if (!found) throw notFound();
    return found;
  };
  return {
    getInvoice: async ({ customerId, query }) => {
      const found = await own(customerId, query);
      return toInvoice(found, await payments.findTelling(found.invoice.id));
    },
    postPayment: async ({ customerId, client, body }) => ({
      checkoutUrl: await startPayment(context, { customerId, client }, body),
    }),
    getPayment: async ({ customerId, query }) => {
      const { invoice } = await own(customerId, query);
      const telling = await payments.findTelling(invoice.id);
      if (telling?.state !== 'open' && telling?.state !== 'pending') return toPayment(telling);
      await catchUp(context, invoice.orderId, telling);
      return toPayment(await payments.findTelling(invoice.id));
    },
  };
}

/** What is stored is still right when the provider is away, only not the newest. */
async function catchUp(context: PaymentContext, orderId: string, payment: PaymentRow): Promise<void> {
  try {
    await askProvider(context, orderId, payment);
  } catch (error) {
    if (!(error instanceof PaymentProviderAway)) throw error;
    context.logger.warn({ err: error }, 'the payment provider can’t be asked');
  }
}
