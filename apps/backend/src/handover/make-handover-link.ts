import { handoverLinkDays, stepPosition, type OrderStep } from '@pomp/domain';
import { recordChange } from '../audit/audit.repository.js';
import { after, days } from '../clock/clock.js';
import type { Context } from '../context/context.js';
import { linkTo } from '../context/link-to.js';
import { HttpError, notFound } from '../errors/http-error.js';
import { isEntityId } from '../ids/entity-id.js';
import { orderRepository } from '../orders/order.repository.js';
import { refuseWithdrawn } from '../orders/refuse-withdrawn.js';
import { hashOfToken, newSecretToken } from '../secrets/secret-token.js';
import { handoverRepository } from './handover.repository.js';

const installation: OrderStep = 'IN';

/** A link for the installer's phone: whoever has it reads where something was installed, and signs for it. The one before stops working. */
export async function makeHandoverLink(
  { database, clock, edition, siteUrl }: Context & { readonly siteUrl: string },
  orderId: string,
  { days: asked = handoverLinkDays.usual }: { readonly days?: number | undefined },
) {
  const token = newSecretToken();
  const now = clock();
  const until = after(now, days(asked));
  await database.transaction(async (transaction) => {
    const orders = orderRepository(transaction);
    const locked = isEntityId(orderId) ? await orders.lock(orderId) : undefined;
    const found = locked && (await orders.find(orderId));
    if (!found) throw notFound();
    refuseWithdrawn(locked);
    if (stepPosition(locked.step) < stepPosition(installation)) throw new HttpError('notInstalledYet');
    const handovers = handoverRepository(transaction);
    if ((await handovers.find(orderId))?.signedAt) throw new HttpError('handedOverAlready');
    await handovers.keepLink({ orderId, tokenHash: hashOfToken(token), linkUntil: until, createdAt: now });
    const { customerId } = found.customer;
    await recordChange(transaction, { customerId, actor: 'seller', action: 'makeHandoverLink', subject: orderId, at: now });
  });
  return { url: linkTo({ edition, siteUrl }, { to: 'handover', token }, edition), until: until.toISOString() };
}
