import { after, days, hours, minutes } from '../clock/clock.js';
import type { Context } from '../context/context.js';
import type { JobHandler, JobRun } from '../jobs/job-kinds.js';
import { enqueue } from '../jobs/job.repository.js';
import { askProvider } from './ask-provider.js';
import type { PaymentContext } from './payment-context.js';
import { paymentRepository, type PaymentRow } from '../invoices/payment.repository.js';

const soonest = minutes(5);
const latest = hours(6);
/** Longer than any way to pay stays open. */
const endless = days(100);

interface Check {
  readonly customerId: string;
  readonly payment: Pick<PaymentRow, 'id' | 'createdAt'>;
  /** The check that this one follows, which each of its attempts plans. */
  readonly follows?: Pick<JobRun, 'id'>;
}

/** Plans to ask the provider, the older the payment the later: its notice may never come, and the customer never return. */
export async function planCheck(
  { database, clock }: Context,
  { customerId, payment: { id, createdAt }, follows }: Check,
): Promise<void> {
  const now = clock();
  const age = now.getTime() - createdAt.getTime();
  if (age > endless) return;
  const runAt = after(now, Math.min(Math.max(age, soonest), latest));
  await enqueue(database, {
    kind: 'checkPayment',
    payload: { customerId, paymentId: id },
    now,
    runAt,
    uniqueKey: `checkPayment ${id} after ${follows?.id ?? 'its start'}`,
  });
}

/** Asks the provider for a payment that is under way, until it is over. */
export const checkPayment = (context: PaymentContext): JobHandler<'checkPayment'> => ({
  maxAttempts: 3,
  run: async ({ customerId, paymentId }, job) => {
    const found = await paymentRepository(context.database).findWithOrder(paymentId);
    if (!found || (found.payment.state !== 'open' && found.payment.state !== 'pending')) return;
    // Also when the provider stays away, so first.
    await planCheck(context, { customerId, payment: found.payment, follows: job });
    await askProvider(context, found.orderId, found.payment);
  },
});
