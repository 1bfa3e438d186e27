import type { Context } from '../context.js';
import type { CustomerHandlers } from '../http/call-handler.js';
import { houseRepository } from './house.repository.js';

export function houseRoutes({ database }: Context): Pick<CustomerHandlers, 'getHouses'> {
  const { listBySession } = houseRepository(database);
  return {
    getHouses: {
      withSession: async (key) => {
        const rows = await listBySession.execute({ ...key });
        const [first] = rows;
        return first && { session: first.session, response: rows.flatMap(({ house }) => house ?? []) };
      },
    },
  };
}
