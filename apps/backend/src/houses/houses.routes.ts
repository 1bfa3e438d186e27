import { newHouse } from '@pomp/domain';
import { requireAnswers, todayOf } from '../answers/require-answers.js';
import type { ReadContext } from '../context/context.js';
import type { CustomerHandlers } from '../http/call-handler.js';
import { isEntityId } from '../ids/entity-id.js';
import { notFound } from '../errors/http-error.js';
import { createHouse } from './create-house.js';
import { deleteHouse } from './delete-house.js';
import { houseRepository } from './house.repository.js';

type HouseHandlers = Pick<CustomerHandlers, 'getHouses' | 'getHouse' | 'postHouse' | 'deleteHouse'>;

export function houseRoutes(context: ReadContext): HouseHandlers {
  const houses = houseRepository(context.database);
  const listBySession = houses.listBySession(context.ask);
  return {
    getHouses: {
      withSession: async (key) => {
        const found = await listBySession(key);
        return found && { session: found.session, response: found.read };
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

    deleteHouse: async ({ customerId, query: { houseId } }) => {
      if (!isEntityId(houseId)) throw notFound();
      await deleteHouse(context, customerId, houseId);
      return {};
    },
  };
}
