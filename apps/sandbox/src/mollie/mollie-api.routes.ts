import { Hono, type Context } from 'hono';
import type { Notices } from './notices.js';
import type { PaymentFolder } from './payment-folder.js';
import { isCancelable, newPayment, toMollie } from './stored-payment.js';

/** Mollie's API, v2, as far as a shop needs it to take a payment or call it off. https://docs.mollie.com/reference/payments-api */
export function mollieApiRoutes({
  payments,
  notices,
  apiKey,
}: {
  readonly payments: PaymentFolder;
  readonly notices: Notices;
  readonly apiKey: string;
}): Hono {
  const app = new Hono();
  const originOf = (c: Context) => new URL(c.req.url).origin;

  app.use(async (c, next) => {
    if (c.req.header('authorization') !== `Bearer ${apiKey}`)
      return refuse(c, 401, 'Unauthorized Request', 'Missing authentication, or failed to authenticate');
    return next();
  });

  app.post('/payments', async (c) => {
    const asked = newPayment.safeParse(await c.req.json<unknown>().catch(() => undefined));
    if (!asked.success) {
      const [issue] = asked.error.issues;
      const field = issue?.path.join('.') ?? '';
      return refuse(
        c,
        422,
        'Unprocessable Entity',
        `The ${field || 'body'} is invalid: ${issue?.message ?? ''}`,
        field || undefined,
      );
    }
    return hal(c, 201, toMollie(await payments.add(asked.data, c.req.header('idempotency-key')), originOf(c)));
  });

  app.get('/payments/:id', async (c) => {
    const id = c.req.param('id');
    const payment = await payments.get(id);
    return payment
      ? hal(c, 200, toMollie(payment, originOf(c)))
      : refuse(c, 404, 'Not Found', `No payment exists with token ${id}.`);
  });

  app.delete('/payments/:id', async (c) => {
    const id = c.req.param('id');
    if (!(await payments.get(id))) return refuse(c, 404, 'Not Found', `No payment exists with token ${id}.`);
    const canceled = await payments.change(id, 'canceled', isCancelable);
    if (!canceled) return refuse(c, 422, 'Unprocessable Entity', 'The payment cannot be canceled');
    // Mollie tells it too, in its own time.
    void notices.send(canceled, 'once');
    return hal(c, 200, toMollie(canceled, originOf(c)));
  });

  app.all('*', (c) => refuse(c, 404, 'Not Found', 'This stand-in only makes, shows and calls off payments.'));
  return app;
}

const hal = (c: Context, status: 200 | 201 | 401 | 404 | 422, body: object) =>
  c.body(JSON.stringify(body), status, { 'content-type': 'application/hal+json' });

const documentation = { href: 'https://docs.mollie.com/reference/error-handling', type: 'text/html' };

const refuse = (c: Context, status: 401 | 404 | 422, title: string, detail: string, field?: string) =>
  hal(c, status, { status, title, detail, ...(field !== undefined && { field }), _links: { documentation } });
