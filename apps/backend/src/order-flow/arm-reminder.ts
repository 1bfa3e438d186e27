import { possibleReminder, reminderDays, type Order } from '@pomp/domain';
import type { Database } from '../adapters/database/database.js';
import { after, days } from '../clock/clock.js';
import { enqueue } from '../jobs/job.repository.js';

interface Asked {
  readonly customerId: string;
  readonly order: Order;
  /** The event that brought the order where it is. Coming there again is another event, with reminders of its own. */
  readonly eventId: string;
  readonly now: Date;
}

/** Plans the reminders of what an order asks from now on. When one is due, what still has to be done is looked at again. */
export async function armReminder(database: Database, { customerId, order, eventId, now }: Asked): Promise<void> {
  const reason = possibleReminder(order);
  if (!reason) return;
  const payload = { template: 'reminder', customerId, orderId: order.id, eventId } as const;
  for (const [index, waited] of reminderDays[reason].entries())
    await enqueue(database, {
      kind: 'sendMail',
      payload,
      now,
      runAt: after(now, days(waited)),
      uniqueKey: `reminder ${eventId}${index === 0 ? '' : ` ${index + 1}`}`,
    });
}
