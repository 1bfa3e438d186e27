import type { Context } from '../context/context.js';
import type { CustomerHandlers, PublicHandlers } from '../http/call-handler.js';
import { readAsGuest, saveAsGuest } from './guest-answers.js';
import { addGuest, guestsOf, removeGuest } from './own-guests.js';

type OwnHandlers = Pick<CustomerHandlers, 'getHouseGuests' | 'postHouseGuest' | 'deleteHouseGuest'>;

/** Whom a customer lets fill in the questions about a house. */
export const houseGuestRoutes = (context: Context & { readonly siteUrl: string }): OwnHandlers => ({
  getHouseGuests: ({ customerId, query: { houseId } }) => guestsOf(context, { customerId, houseId }),
  postHouseGuest: ({ customerId, query: { houseId }, body, client }) =>
    addGuest(context, { customerId, houseId, client, said: body }),
  deleteHouseGuest: async ({ customerId, query: { id } }) => {
    await removeGuest(context, { customerId, id });
    return {};
  },
});

/** What opens with such a link: these two calls, and no other. */
export const guestRoutes = (context: Context): Pick<PublicHandlers, 'getGuestHouseInfo' | 'postGuestHouseInfo'> => ({
  getGuestHouseInfo: ({ query: { token }, visitor: { network } }) => readAsGuest(context, { token, network }),
  postGuestHouseInfo: ({ query: { token }, body, visitor: { network } }) => saveAsGuest(context, { token, network }, body),
});
