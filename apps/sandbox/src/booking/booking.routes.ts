import { bookingPages, orderMove, type BookingPage, type Order } from '@pomp/domain';
import { Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { BackOfficeRefusal, type BackOffice } from '../seller/back-office-calls.js';
import { posted, type Posted } from '../seller/posted.js';
import { dutchInstant } from '../time/dutch-time.js';
import { planned, whyNot } from './bookable.js';
import { bookedPage, bookingPaths, choosePage, notHerePage } from './booking-pages.js';
import { freeDays } from './slots.js';
import { takenMoments } from './taken-moments.js';

interface BookingOptions {
  readonly ask: BackOffice;
  readonly clock: () => Date;
  /** Where customers go back to. */
  readonly accountUrl: string;
}

/** Someone else's booking pages, as the portal links to them with `order`: a moment is chosen there and reaches the portal through its back office. */
export function bookingRoutes({ ask, clock, accountUrl }: BookingOptions): Hono {
  const app = new Hono();
  app.use(csrf());
  const days = async (order?: Order) => freeDays(clock(), await takenMoments(ask, order?.id));

  const findOrder = async (idOrNumber: string) => {
    if (idOrNumber === '') return undefined;
    return ask('getOrder', { query: { order: idOrNumber } }).catch((error: unknown) => {
      if (error instanceof BackOfficeRefusal && error.status === 404) return undefined;
      throw error;
    });
  };

  /** Plans or moves the inspection. Gives what the page says, or what is in the way. */
  async function book(page: BookingPage, form: Posted) {
    const found = await findOrder(form('order'));
    // One answer for both: a number alone tells nobody anything.
    if (!found || found.customer.email.toLowerCase() !== form('email').toLowerCase())
      return { problem: 'We vinden geen bestelling met dit bestelnummer en e-mailadres.' };
    const { order, customer } = found;
    const problem = whyNot(order, page);
    if (problem !== undefined) return { problem };
    const free = (await days(order)).find(({ date }) => date === form('day'))?.times.includes(form('time'));
    const startsAt = free ? dutchInstant(form('day'), form('time'))?.toISOString() : undefined;
    if (startsAt === undefined) return { problem: 'Dit moment is net bezet. Kies een ander.', order };
    // In this order: when the second is refused, the same again goes on where it stopped.
    await ask('putAppointment', { query: { orderId: order.id, kind: 'inspection' }, body: { startsAt } });
    if (orderMove(order, planned) === 'forward') await ask('putOrderStep', { query: { orderId: order.id }, body: planned });
    return { booked: { startsAt, email: customer.email, orderNumber: order.orderNumber } };
  }

  for (const page of bookingPages) {
    const path = `/${bookingPaths[page]}/`;
    app.get(path, async (c) => {
      const found = await findOrder(c.req.query('order') ?? '');
      const problem = found && whyNot(found.order, page);
      if (problem !== undefined) return c.html(notHerePage(problem, accountUrl));
      const given: Posted = (name) => (name === 'order' ? found?.order.orderNumber : c.req.query(name)) ?? '';
      return c.html(choosePage({ page, days: await days(found?.order), given }));
    });
    app.post(path, async (c) => {
      const form = await posted(c);
      const outcome = await book(page, form);
      if (outcome.booked) return c.html(bookedPage({ ...outcome.booked, accountUrl }));
      return c.html(choosePage({ page, days: await days(outcome.order), given: form, problem: outcome.problem }), 422);
    });
  }
  app.onError((error, c) => {
    if (!(error instanceof BackOfficeRefusal)) throw error;
    return c.html(notHerePage(error.message, accountUrl), error.status);
  });
  return app;
}
