import { Hono, type Context } from 'hono';
import type { PaymentFolder } from './payment-folder.js';
import { newPayment, toMollie } from './stored-payment.js';

/** Mollie's API, v2, as far as a shop needs it to take a payment. https://docs.mollie.com/reference/payments-api */
export function mollieApiRoutes({ payments, apiKey }: { readonly payments: PaymentFolder; readonly apiKey: string }): Hono {
  const app = new Hono();
  const originOf = (c: Context) => new URL(c.req.url).origin;

  app.use(async (c, next) => {
    if (c.req.header('authorization') !== `Bearer ${apiKey}`) return refuse(c, 401, 'Unauthorized Request', 'Missing authentication, or failed to authenticate');
    return next();
  });

  app.post('/payments', async (c) => {
    const asked = newPayment.safeParse(await c.req.json<unknown>().catch(() => undefined));
    if (!asked.success) {
      const [issue] = asked.error.issues;
      const field = issue?.path.join('.') ?? '';
      return refuse(c, 422, 'Unprocessable Entity', `The ${field || 'body'} is invalid: ${issue?.message ?? ''}`, field || undefined);
    }
    return hal(c, 201, toMollie(await payments.add(asked.data, c.req.header('idempotency-key')), originOf(c)));
  });

  app.get('/payments/:id', async (c) => {
    const id = c.req.param('id');
    const payment = await payments.get(id);
    return payment ? hal(c, 200, toMollie(payment, originOf(c))) : refuse(c, 404, 'Not Found', `No payment exists with token ${id}.`);
  });

  app.all('*', (c) => refuse(c, 404, 'Not Found', 'This stand-in only makes and shows payments.'));
  return app;
}

const hal = (c: Context, status: 200 | 201 | 401 | 404 | 422, body: object) => c.body(JSON.stringify(body), status, { 'content-type': 'application/hal+json' });

const documentation = { href: 'https://docs.mollie.com/reference/error-handling', type: 'text/html' };

const refuse = (c: Context, status: 401 | 404 | 422, title: string, detail: string, field?: string) =>
  hal(c, status, { status, title, detail, ...(field !== undefined && { field }), _links: { documentation } });
