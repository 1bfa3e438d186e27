import type { Hono } from 'hono';
import type { HttpEnv } from '../http/http-env.js';
import { limitBody, type CallPolicy } from '../http/mount-calls.js';
import { networkOf } from '../http/network-of.js';
import { HttpError, storageFull } from '../errors/http-error.js';
import { throttled } from '../throttle/throttled.js';
import { askProvider, orUnavailable } from './ask-provider.js';
import { webhookPath, type PaymentContext } from './payment-context.js';
import { paymentRepository } from '../invoices/payment.repository.js';

/** More than one provider ever says about one seller. */
const noticesPerMinute = 300;

/**
 * The provider's notice that a payment changed: a form with its `id`. Anyone can send one, so nothing else in it is read; the provider is
 * asked, and only for a payment that we know. An answer other than 200 makes it try again later.
 */
export function mountPaymentWebhook(
  app: Hono<HttpEnv>,
  context: PaymentContext,
  { clientAddress, hasSpace }: Pick<CallPolicy, 'clientAddress' | 'hasSpace'>,
): void {
  app.post(webhookPath, async (c) => {
    c.set('callName', 'paymentWebhook');
    await limitBody(c);
    if (!(await hasSpace())) throw storageFull();
    const from = networkOf(clientAddress(c.env?.incoming?.socket.remoteAddress, c.req.header('x-forwarded-for')));
    await throttled(context, { what: ['paymentWebhook', from], triesPerMinute: noticesPerMinute });
    const id = new URLSearchParams(await c.req.text()).getAll('id');
    const [providerId] = id;
    if (providerId === undefined || id.length > 1 || !/^tr_\w{1,64}$/.test(providerId)) throw new HttpError('malformedRequest');
    const found = await paymentRepository(context.database).findByProvider(providerId);
    // Whether there is one is nobody's business: the same answer.
    if (found) await orUnavailable(context, () => askProvider(context, found.orderId, found.payment));
    return c.json({});
  });
}
