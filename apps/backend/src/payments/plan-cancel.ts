import type { Context } from '../context/context.js';
import { enqueue } from '../jobs/job.repository.js';

interface Unwanted {
  readonly customerId: string;
  readonly providerId: string;
}

/** Has a payment called off at the provider, in the transaction of why. */
export const planCancel = ({ database, clock }: Context, { customerId, providerId }: Unwanted): Promise<void> =>
  enqueue(database, {
    kind: 'cancelPayment',
    payload: { customerId, providerId },
    now: clock(),
    uniqueKey: `cancelPayment ${providerId}`,
  });
