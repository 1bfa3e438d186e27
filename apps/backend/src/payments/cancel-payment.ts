import type { JobHandler } from '../jobs/job-kinds.js';
import { applyPayment } from './apply-payment.js';
import type { PaymentContext } from './payment-context.js';
import { paymentRepository } from '../invoices/payment.repository.js';

/** Calls a payment off at the provider. Where that can't be done any more it stays as it is: what is paid then counts. */
export const cancelPayment = (context: PaymentContext): JobHandler<'cancelPayment'> => ({
  maxAttempts: 10,
  run: async ({ providerId }) => {
    const left = await context.provider.cancel(providerId);
    const known = await paymentRepository(context.database).findByProvider(providerId);
    if (known) await applyPayment(context, { orderId: known.orderId, paymentId: known.payment.id }, left);
  },
});
