import type { SectionSaveBody } from '@pomp/api-contract';
import { flowForHouse, flowOf, houseInfo, installationInfo, type Flow, type RawAnswers, type SaveMode } from '@pomp/domain';
import type { Database } from '../adapters/database/database.js';
import type { Context } from '../context/context.js';
import type { CustomerHandlers } from '../http/call-handler.js';
import { houseRepository } from '../houses/house.repository.js';
import { setMainHouse } from '../houses/set-main-house.js';
import { isEntityId } from '../ids/entity-id.js';
import { noHouse, notFound, HttpError } from '../errors/http-error.js';
import type { OwnedUploads } from '../uploads/owned-uploads.js';
import { completeHouse } from './complete-house.js';
import { hasFiles, ownFiles } from './own-files.js';
import { revisionOf } from './revision.js';
import { saveSection } from './save-section.js';
import { sectionIn } from './section-in.js';
import { sectionRepository, type HouseSections } from './section.repository.js';
import { sectionOf, type SectionTarget } from './section-plan.js';
import { toHouseInfoBody } from './stored-sections.js';

interface HouseInfoContext extends Context {
  readonly ownedUploads: (database: Database) => OwnedUploads;
}

export function houseInfoRoutes(context: HouseInfoContext): Pick<CustomerHandlers, 'getHouseInfo' | 'postHouseInfo' | 'putHouse'> {
  const sections = sectionRepository(context.database);
  const houses = houseRepository(context.database);
  return {
    getHouseInfo: {
      versioned: async ({ customerId, query: { houseId } }) => {
        const found = isEntityId(houseId) ? await sections.findOfHouse(customerId, houseId) : undefined;
        if (!found) throw notFound();
        return versioned(found);
      },
    },

    postHouseInfo: {
      versioned: async ({ customerId, query: { houseId, flow }, body, revision }) => {
        // Before anything is said about its orders.
        if (!isEntityId(houseId) || !(await sections.findOfHouse(customerId, houseId))) throw noHouse();
        const ordersOfHouse = async () =>
          (await houses.orderedProducts(houseId)).map(({ product, withdrawnAt }) => ({
            houseId,
            flow: flowOf[product] ?? null,
            withdrawnAt: withdrawnAt?.toISOString() ?? null,
          }));
        const flowOfHouse = async () => flow ?? flowForHouse(houseId, { orders: await ordersOfHouse() });
        const { target, posted, mode } = await readSave(body, flowOfHouse);
        const { fields } = sectionOf(target);
        // With the house locked, as it is to delete a file: one that is deleted in the same moment is gone by then, or is taken out of these answers after.
        const withOwnFiles = (transaction: Database) =>
          ownFiles(fields, { customerId, posted, mode, ownedUploads: context.ownedUploads(transaction) });
        const answers = hasFiles(fields, posted) ? withOwnFiles : posted;
        return versioned(await saveSection(context, { customerId, houseId, target, answers, mode, revision }));
      },
    },

    // Not with the other calls about houses: whether the information is complete is known here.
    putHouse: ({ customerId, query: { houseId }, body }) => {
      if (!isEntityId(houseId)) throw notFound();
      return 'mainAddress' in body ? setMainHouse(context, customerId, houseId) : completeHouse(context, customerId, houseId, body);
    },
  };
}

const versioned = (found: HouseSections) => ({ response: toHouseInfoBody(found), revision: revisionOf(found.sections) });

interface PostedSave {
  readonly target: SectionTarget;
  readonly posted: RawAnswers;
  readonly mode: SaveMode;
}

/** The one section that the contract lets through. Its flags aren't answers: which ones it gets follows from the flow. */
async function readSave(body: SectionSaveBody, flowOfHouse: () => Promise<Flow | undefined>): Promise<PostedSave> {
  if ('houseInfo' in body) {
    const { name, ...save } = sectionIn(houseInfo.sections, body.houseInfo);
    return { ...save, target: { part: 'houseInfo', name } };
  }
  const { name, ...save } = sectionIn(installationInfo.sections, body.installationInfo);
  const flow = await flowOfHouse();
  if (!flow) throw new HttpError('orderNotChosen');
  return { ...save, target: { part: 'installationInfo', name, flow } };
}
