import { calendarDate, orderProducts, paymentTypes, type AppointmentKind, type CalendarDate } from '@pomp/domain';
import type { Edition } from '@pomp/edition';
import { Hono, type Context } from 'hono';
import { csrf } from 'hono/csrf';
import { BackOfficeRefusal, type BackOffice } from '../seller/back-office-calls.js';
import { posted, type Posted } from '../seller/posted.js';
import { dutchInstant } from '../time/dutch-time.js';
import { readAmount, vatIn } from './amount.js';
import { changesPage, newOrderPage, ordersPage, refusalPage } from './back-office-pages.js';
import { makeCustomerWithOrder } from './new-order.js';
import { invoiceDocument, planDocument } from './order-documents.js';
import { doneTexts, orderPage, type Done } from './order-page.js';
import { placeOf } from './order-places.js';
import { invoiceNames } from './payment-panels.js';
import type { ShownOrder } from './shown-order.js';

interface BackOfficePages {
  readonly ask: BackOffice;
  readonly clock: () => Date;
  readonly brand: Edition['brand'];
}

interface Request {
  readonly shown: ShownOrder;
  readonly form: Posted;
}

/** What a form wants, or a refusal as the portal would give it. */
function required<Value>(value: Value | undefined, message: string): Value {
  if (value === undefined) throw new BackOfficeRefusal(422, message);
  return value;
}

const productOf = (form: Posted) =>
  required(
    orderProducts.find((product) => product === form('product')),
    'Kies een product.',
  );
const paymentTypeOf = (form: Posted) =>
  required(
    paymentTypes.find((type) => type === form('type')),
    'Kies een factuur.',
  );
const amountOf = (form: Posted) => required(readAmount(form('amount')), 'Vul een bedrag in, zoals 1700,00.');

/** The seller's own systems by hand: every button is a call of the portal's back office, and what that refuses is shown as it says it. */
export function backOfficeRoutes({ ask, clock, brand }: BackOfficePages): Hono {
  const app = new Hono();
  const today = (): CalendarDate => calendarDate(clock());
  app.use(csrf());
  app.onError((error, c) => {
    if (error instanceof BackOfficeRefusal) return c.html(refusalPage(error), error.status);
    throw error;
  });

  app.get('/', async (c) => c.html(ordersPage(await ask('getAllOrders', { query: { limit: '25', after: c.req.query('after') } }))));
  app.get('/wijzigingen', async (c) => c.html(changesPage(await ask('getChanges', { query: { after: c.req.query('after') } }))));

  app.get('/nieuw', (c) => c.html(newOrderPage(today())));
  app.post('/nieuw', async (c) => {
    const form = await posted(c);
    try {
      const { id } = await makeCustomerWithOrder(ask, form, productOf(form));
      return c.redirect(`/back-office/bestellingen/${id}?gedaan=order`, 303);
    } catch (error) {
      if (!(error instanceof BackOfficeRefusal)) throw error;
      return c.html(newOrderPage(today(), form, error), error.status);
    }
  });

  const show = (id: string) => ask('getOrder', { query: { order: id } });
  app.get('/bestellingen/:id', async (c) => {
    const done = c.req.query('gedaan') ?? '';
    return c.html(
      orderPage(await show(c.req.param('id')), today(), Object.hasOwn(doneTexts, done) ? { done: done as Done } : undefined),
    );
  });

  /** A form about an order: says what was done on the order's page, or why it wasn't. */
  const onOrder = (path: string, act: (request: Request) => Promise<Done | { readonly newOrder: string }>) =>
    app.post(`/bestellingen/:id/${path}`, async (c: Context<object, '/bestellingen/:id'>) => {
      const shown = await show(c.req.param('id'));
      try {
        const did = await act({ shown, form: await posted(c) });
        const [id, done] = typeof did === 'string' ? [shown.order.id, did] : [did.newOrder, 'order'];
        return c.redirect(`/back-office/bestellingen/${id}?gedaan=${done}`, 303);
      } catch (error) {
        if (!(error instanceof BackOfficeRefusal)) throw error;
        return c.html(orderPage(shown, today(), error), error.status);
      }
    });

  onOrder('stap', async ({ shown: { order }, form }) => {
    const reason = form('reason');
    const place = required(placeOf(form('place')), 'Kies een stap.');
    await ask('putOrderStep', {
      query: { orderId: order.id },
      body: { ...place, ...(reason !== '' && { correction: { reason } }) },
    });
    return 'step';
  });

  onOrder('afspraak', async ({ shown: { order }, form }) => {
    const kind: AppointmentKind = form('kind') === 'installation' ? 'installation' : 'inspection';
    const query = { orderId: order.id, kind };
    if (form('what') === 'cancel') {
      await ask('deleteAppointment', { query });
      return 'cancelled';
    }
    const startsAt = required(dutchInstant(form('date'), form('time')), 'Kies een dag en een tijd.').toISOString();
    await ask('putAppointment', { query, body: { startsAt } });
    return 'appointment';
  });

  onOrder('nog-een', async ({ shown: { customer, house }, form }) => {
    const orderDate = form('orderDate') as CalendarDate;
    const { id } = await ask('postCustomerOrder', {
      query: { customerId: customer.customerId },
      body: { houseId: house.id, product: productOf(form), orderDate },
    });
    return { newOrder: id };
  });

  onOrder('plan', async ({ shown }) => {
    const { order, documents } = shown;
    const query = {
      orderId: order.id,
      reference: `plan-${order.orderNumber}-${documents.length + 1}`,
      name: 'Installatieplan',
      kind: 'plan',
      date: today(),
    } as const;
    await ask('postDocument', { query, file: await planDocument(shown, { brand, madeOn: clock() }) });
    return 'document';
  });

  onOrder('factuur', async ({ shown, form }) => {
    const { order, documents } = shown;
    const [type, amount] = [paymentTypeOf(form), amountOf(form)];
    const query = { orderId: order.id, type };
    if (form('what') === 'received') {
      await ask('postPaymentReceived', {
        query,
        body: { reference: `overboeking-${order.orderNumber}-${type}`, amount, date: today() },
      });
      return 'payment';
    }
    const billed = { type, amount, invoiceNumber: `F${order.orderNumber}-${type}`, date: today() };
    const documentReference = `factuur-${order.orderNumber}-${type}-${documents.length + 1}`;
    await ask('postDocument', {
      query: { orderId: order.id, reference: documentReference, name: invoiceNames[type], kind: 'invoice', date: billed.date },
      file: await invoiceDocument(shown, billed, { brand, madeOn: clock() }),
    });
    await ask('putInvoice', {
      query,
      body: { invoiceNumber: billed.invoiceNumber, amount, vat: vatIn(amount), date: billed.date, documentReference },
    });
    return 'invoice';
  });

  onOrder('incasso', async ({ shown: { order }, form }) => {
    await ask('putIncasso', { query: { orderId: order.id }, body: { incassoDate: form('date') as CalendarDate } });
    return 'incasso';
  });

  return app;
}
