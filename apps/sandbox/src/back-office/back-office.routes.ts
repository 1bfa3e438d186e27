import { calendarDate, type CalendarDate } from '@pomp/domain';
import { Hono, type Context } from 'hono';
import { csrf } from 'hono/csrf';
import { refusedForm } from '../pages/form-state.js';
import { BackOfficeRefusal } from '../seller/back-office-calls.js';
import { posted } from '../seller/posted.js';
import {
  caughtFormsPage,
  changesPage,
  deletionsPage,
  newOrderPage,
  ordersPage,
  refusalPage,
  turnsPage,
} from './back-office-pages.js';
import { productOf } from './form-answers.js';
import { makeCustomerWithOrder } from './new-order.js';
import { fieldNames, orderActions, type Desk } from './order-actions.js';
import { doneTexts, orderPage, type Done } from './order-page.js';
import { placeInBrowser } from './place-in-browser.js';
import { placeablePhotos, placePage } from './place-page.js';

/** The seller's own systems by hand: every button is a call of the portal's back office, and what that refuses is shown as it says it. */
export function backOfficeRoutes(desk: Desk): Hono {
  const { ask, clock } = desk;
  const app = new Hono();
  const today = (): CalendarDate => calendarDate(clock());
  app.use(csrf());
  app.onError((error, c) => {
    if (error instanceof BackOfficeRefusal) return c.html(refusalPage(error), error.status);
    throw error;
  });

  app.get('/', async (c) => c.html(turnsPage(await ask('getTurns', {}))));
  app.get('/bestellingen', async (c) =>
    c.html(ordersPage(await ask('getAllOrders', { query: { limit: '25', after: c.req.query('after') } }))),
  );
  app.get('/wijzigingen', async (c) => c.html(changesPage(await ask('getChanges', { query: { after: c.req.query('after') } }))));
  app.get('/gevangen', async (c) =>
    c.html(caughtFormsPage(await ask('getCaughtForms', { query: { after: c.req.query('after') } }))),
  );

  app.get('/verwijderen', async (c) => c.html(deletionsPage(await ask('getDeletions', {}), c.req.query('gedaan') !== undefined)));
  app.post('/verwijderen', async (c) => {
    const form = await posted(c);
    try {
      if (form('sure') === '') throw new BackOfficeRefusal(422, 'Zet eerst het vinkje: wissen is niet terug te draaien.');
      const query = { customerId: form('customerId'), calledOff: form('calledOff') || undefined };
      await ask('deleteCustomer', { query });
      return c.redirect('/back-office/verwijderen?gedaan', 303);
    } catch (error) {
      if (!(error instanceof BackOfficeRefusal)) throw error;
      return c.html(deletionsPage(await ask('getDeletions', {}), false, { path: 'verwijderen', form, why: error }), error.status);
    }
  });

  app.get('/nieuw', (c) => c.html(newOrderPage(today())));
  app.post('/nieuw', async (c) => {
    const form = await posted(c);
    try {
      const { id } = await makeCustomerWithOrder(ask, form, productOf(form));
      return c.redirect(`/back-office/bestellingen/${id}?gedaan=order`, 303);
    } catch (error) {
      if (!(error instanceof BackOfficeRefusal)) throw error;
      return c.html(newOrderPage(today(), refusedForm({ form, why: error })), error.status);
    }
  });

  const show = (id: string) => ask('getOrder', { query: { order: id } });
  app.get('/bestellingen/:id', async (c) => {
    const done = c.req.query('gedaan') ?? '';
    return c.html(
      orderPage(await show(c.req.param('id')), today(), Object.hasOwn(doneTexts, done) ? { done: done as Done } : undefined),
    );
  });

  // The key is ours: a browser asks us for a photo, and we ask the portal.
  app.get('/bestellingen/:id/foto/:photo', async (c) => {
    const size = c.req.query('size') === 'thumb' ? 'thumb' : 'preview';
    const { body, headers } = await ask('getOrderPhoto', {
      query: { orderId: c.req.param('id'), id: c.req.param('photo'), size },
    });
    const type = headers.get('content-type') ?? 'application/octet-stream';
    return new Response(body, { headers: { 'content-type': type, 'cache-control': 'private, max-age=600' } });
  });

  app.get('/plaats.js', (c) =>
    c.body(`(${placeInBrowser.toString()})();`, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  );
  app.get('/bestellingen/:id/plaats/:photo', async (c) => {
    const shown = await show(c.req.param('id'));
    const photo = c.req.param('photo');
    if (!placeablePhotos(shown).includes(photo)) throw new BackOfficeRefusal(404, 'Deze foto hoort niet bij deze bestelling.');
    return c.html(placePage(shown, photo));
  });

  // A form about an order: says what was done on the order's page, or why it wasn't.
  for (const [path, act] of Object.entries(orderActions)) {
    app.post(`/bestellingen/:id/${path}`, async (c: Context<object, '/bestellingen/:id'>) => {
      const shown = await show(c.req.param('id'));
      const form = await posted(c);
      try {
        const did = await act(desk, { shown, form });
        if (typeof did === 'object' && 'handover' in did) return c.html(orderPage(shown, today(), did));
        const [id, done] = typeof did === 'string' ? [shown.order.id, did] : [did.newOrder, 'order'];
        return c.redirect(`/back-office/bestellingen/${id}?gedaan=${done}`, 303);
      } catch (error) {
        if (!(error instanceof BackOfficeRefusal)) throw error;
        const why = error.naming(fieldNames);
        const photo = form('photo');
        // The pump is placed on a page of its own.
        if (path === 'plan' && photo !== '') return c.html(placePage(shown, photo, refusedForm({ form, why })), why.status);
        return c.html(orderPage(shown, today(), undefined, { path, form, why }), why.status);
      }
    });
  }

  return app;
}
