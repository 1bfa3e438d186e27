import { HttpError } from '../errors/http-error.js';
import { applyPayment } from './apply-payment.js';
import type { PaymentContext } from './payment-context.js';
import { PaymentProviderAway } from './payment-provider.js';
import type { PaymentRow } from '../invoices/payment.repository.js';

/** Asks the provider how a payment is, and stores that. Not in a transaction. @throws PaymentProviderAway */
export async function askProvider(
  context: PaymentContext,
  orderId: string,
  { id, providerId }: Pick<PaymentRow, 'id' | 'providerId'>,
): Promise<void> {
  if (providerId === null) return;
  await applyPayment(context, { orderId, paymentId: id }, await context.provider.find(providerId));
}

/** A provider that is away, as an answer to whoever waits for it. */
export async function orUnavailable<Result>(
  { logger }: Pick<PaymentContext, 'logger'>,
  ask: () => Promise<Result>,
): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof PaymentProviderAway)) throw error;
    logger.warn({ err: error }, 'the payment provider can’t be asked');
    throw new HttpError('paymentsAway', {}, { headers: { 'retry-after': '60' } });
  }
}
