import { newHouse } from '@pomp/domain';
import { requireAnswers, todayOf } from '../answers/require-answers.js';
import type { Context } from '../context.js';
import type { CustomerHandlers } from '../http/call-handler.js';
import { isEntityId } from '../http/entity-id.js';
import { notFound } from '../http/refusal.js';
import { completeHouse } from './complete-house.js';
import { createHouse } from './create-house.js';
import { deleteHouse } from './delete-house.js';
import { houseRepository } from './house.repository.js';
import { setMainHouse } from './set-main-house.js';

type HouseHandlers = Pick<CustomerHandlers, 'getHouses' | 'getHouse' | 'postHouse' | 'putHouse' | 'deleteHouse'>;

export function houseRoutes(context: Context): HouseHandlers {
  const houses = houseRepository(context.database);
  return {
    getHouses: {
      withSession: async (key) => {
        const rows = await houses.listBySession.execute({ ...key });
        const [first] = rows;
        return first && { session: first.session, response: rows.flatMap(({ house }) => house ?? []) };
      },
    },

    getHouse: async ({ customerId, query: { houseId } }) => {
      const found = isEntityId(houseId) ? await houses.find(customerId, houseId) : undefined;
      if (!found) throw notFound();
      return found;
    },

    postHouse: {
      once: (once, { customerId, body }) => {
        const {
          zip,
          mainAddress = false,
          ...address
        } = requireAnswers<typeof newHouse.fields, ReturnType<typeof todayOf>, 'mainAddress'>(newHouse, body, todayOf(once.clock));
        return createHouse(once, customerId, { ...address, zipcode: zip, mainAddress }, 'customer');
      },
    },

    putHouse: ({ customerId, query: { houseId }, body }) => {
      if (!isEntityId(houseId)) throw notFound();
      return 'mainAddress' in body ? setMainHouse(context, customerId, houseId) : completeHouse(context, customerId, houseId, body);
    },

    deleteHouse: async ({ customerId, query: { houseId } }) => {
      if (!isEntityId(houseId)) throw notFound();
      await deleteHouse(context, customerId, houseId);
      return {};
    },
  };
}
