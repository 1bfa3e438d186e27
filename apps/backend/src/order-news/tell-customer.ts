import type { OrderNewsKind } from '../adapters/database/schema/index.js';
import { after } from '../clock/clock.js';
import type { Context } from '../context/context.js';
import { enqueue } from '../jobs/job.repository.js';
import { orderNewsRepository } from './order-news.repository.js';

interface News {
  readonly customerId: string;
  readonly orderId: string;
  readonly kind: OrderNewsKind;
  readonly subject?: string;
  readonly detail?: Readonly<Record<string, string | number>>;
}

/**
 * Has a customer told of something, with all that happens soon after it. Each piece of news plans a mail, and the first one that leaves tells
 * all of them: the others then have nothing to tell. Call it in the transaction of the change.
 */
export async function tellCustomer(
  { database, clock, gatherNews }: Pick<Context, 'database' | 'clock' | 'gatherNews'>,
  { customerId, ...news }: News,
): Promise<void> {
  const now = clock();
  await orderNewsRepository(database).insert({ ...news, at: now });
  await enqueue(database, {
    kind: 'sendMail',
    payload: { template: 'orderNews', customerId, orderId: news.orderId },
    now,
    runAt: after(now, gatherNews),
  });
}
