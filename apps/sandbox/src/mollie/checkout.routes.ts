import { Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { z } from 'zod';
import { checkoutPage, paymentsPage } from './checkout-pages.js';
import { noticeWays, type NoticeWay, type Notices } from './notices.js';
import type { PaymentFolder } from './payment-folder.js';
import { choicesOf, isOver, outcomes } from './stored-payment.js';

const chosen = z.object({
  outcome: z.enum(outcomes),
  notice: z.enum(noticeWays.map(([way]) => way) as [NoticeWay, ...NoticeWay[]]).default('once'),
});

/** Mollie's pages for the customer, and a list of what was paid. */
export function checkoutRoutes({ payments, notices }: { readonly payments: PaymentFolder; readonly notices: Notices }): Hono {
  const app = new Hono();

  app.get('/', async (c) => c.html(paymentsPage(await payments.all())));

  app.get('/checkout/:id', async (c) => {
    const payment = await payments.get(c.req.param('id'));
    return payment ? c.html(checkoutPage(payment)) : c.notFound();
  });

  app.post('/checkout/:id', csrf(), async (c) => {
    const choice = chosen.safeParse(await c.req.parseBody());
    // Only now: the choice can be long in coming.
    const payment = await payments.get(c.req.param('id'));
    if (!payment || !choice.success) return c.notFound();
    const { outcome, notice } = choice.data;
    const changed = await payments.change(payment.id, outcome, (current) => choicesOf(current).includes(outcome));
    if (!changed) {
      const now = (await payments.get(payment.id)) ?? payment;
      // Pressed twice: it leads where it did, and the shop heard of it.
      return now.status === outcome ? c.redirect(now.redirectUrl, 303) : c.html(checkoutPage(now), 409);
    }
    // Mollie says nothing of a payment that is only under way.
    if (isOver(changed)) await notices.send(changed, notice);
    return c.redirect(payment.redirectUrl, 303);
  });

  app.post('/checkout/:id/bericht', csrf(), async (c) => {
    const payment = await payments.get(c.req.param('id'));
    if (!payment) return c.notFound();
    await notices.send(payment, 'once');
    return c.redirect(`/mollie/checkout/${payment.id}`, 303);
  });

  return app;
}
