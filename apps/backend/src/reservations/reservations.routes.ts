import type { Context } from '../context/context.js';
import type { PublicHandlers } from '../http/call-handler.js';
import { limitMailsFrom } from '../throttle/limit-mails-to.js';
import { throttled } from '../throttle/throttled.js';
import { isFromPeople } from '../visitors/visitor-proof.js';
import { reserve } from './reserve.js';

/** Room for every retry of a few tries. */
const triesPerMinute = 10;

export const reservationRoutes = (context: Context): Pick<PublicHandlers, 'postReservation'> => ({
  postReservation: {
    before: async ({ body, visitor }) => {
      await throttled(context, { what: ['reservation', visitor.network], triesPerMinute });
      if (!(await isFromPeople(context, 'postReservation', body))) return {};
      await limitMailsFrom(context, visitor.network);
      return undefined;
    },
    once: async (transaction, { body, visitor: { locale } }) => {
      const { orderNumber } = await reserve(transaction, { ...body, locale });
      return { orderNumber };
    },
  },
});
