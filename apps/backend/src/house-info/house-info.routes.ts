import type { HouseInfoBody } from '@pomp/api-contract';
import { houseInfo } from '@pomp/domain';
import type { Context } from '../context.js';
import type { CustomerHandlers } from '../http/call-handler.js';
import { isEntityId } from '../http/entity-id.js';
import { notFound } from '../http/refusal.js';
import { saveSection } from './save-section.js';
import { sectionRepository } from './section.repository.js';
import { toHouseInfoBody } from './stored-sections.js';

export function houseInfoRoutes(context: Context): Pick<CustomerHandlers, 'getHouseInfo' | 'postHouseInfo'> {
  const sections = sectionRepository(context.database);
  const readHouseInfo = async (customerId: string, houseId: string): Promise<HouseInfoBody> => {
    const found = isEntityId(houseId) ? await sections.findOfHouse(customerId, houseId) : undefined;
    if (!found) throw notFound();
    return toHouseInfoBody(found);
  };
  return {
    getHouseInfo: ({ customerId, query }) => readHouseInfo(customerId, query.houseId),

    postHouseInfo: async ({ customerId, query: { houseId }, body }) => {
      if (!isEntityId(houseId)) throw notFound();
      const { completed: partCompleted, ...posted } = body.houseInfo;
      await context.database.transaction(async (database) => {
        for (const [name, values] of Object.entries(posted)) {
          if (!isSection(name)) continue;
          // The flags aren't answers. Either of the two claims that the section is finished, and then it has to be.
          const { completed, pompaoCompleted: _ao, pomptCompleted: _t, ...answers } = values;
          const mode = completed || partCompleted ? 'final' : 'draft';
          await saveSection({ ...context, database }, { customerId, houseId, name, answers, mode });
        }
      });
      return readHouseInfo(customerId, houseId);
    },
  };
}

const isSection = (name: string): name is keyof typeof houseInfo.sections => Object.hasOwn(houseInfo.sections, name);
