import type { ChangeWebhook } from '@pomp/api-contract';
import { findChange } from '../audit/read-changes.js';
import type { Context } from '../context/context.js';
import type { JobHandler } from '../jobs/job-kinds.js';
import type { WebhookTarget } from './webhook-target.js';

/** With the delay that grows to six hours, about a day and a half. */
const tries = 14;

/** @param target undefined: nobody is told any more, and what waited is let go */
export const deliverChange = ({ database, clock }: Context, target: WebhookTarget | undefined): JobHandler<'deliverChange'> => ({
  maxAttempts: tries,
  run: async ({ changeId }) => {
    const change = await findChange(database, changeId);
    // Gone with its customer.
    if (!change || !target) return;
    const { id, at, ...data } = change;
    const said: ChangeWebhook = {
      type: `change.${data.action}`,
      timestamp: at.toISOString(),
      data: { number: String(id), ...data },
    };
    await target.send({ id: `change_${id}`, body: JSON.stringify(said), at: clock() });
  },
});
