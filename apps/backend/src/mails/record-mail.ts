import type { Context } from '../context/context.js';
import { recordOrderEvent } from '../order-events/order-event.repository.js';
import type { MailPayload } from './mail-context.js';

/** To the seller, about an order: no mail of its customer's. */
const notices: ReadonlySet<MailPayload['template']> = new Set(['withdrawalNotice', 'messageNotice']);

/** Tells an order's timeline that its customer was mailed. */
export async function recordMail(
  { database, clock }: Context,
  payload: MailPayload,
  { jobId, subject }: { readonly jobId: string; readonly subject: string },
): Promise<void> {
  if (notices.has(payload.template) || !('orderId' in payload)) return;
  await recordOrderEvent(database, payload.orderId, { id: `mail-${jobId}`, at: clock().toISOString(), kind: 'mail', subject });
}
