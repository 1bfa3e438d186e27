import { type HouseMark, housePeriodOf, housePicture, type PicturedHouse } from '@pomp/correspondence';
import { flowOf, houseShapeOf } from '@pomp/domain';
import { notFound } from '../errors/http-error.js';
import type { CustomerHandlers } from '../http/call-handler.js';
import { houseRepository } from '../houses/house.repository.js';
import { isEntityId } from '../ids/entity-id.js';
import type { HomeContext } from '../registers/look-up-home.js';
import { throttled } from '../throttle/throttled.js';
import { sectionRepository } from './section.repository.js';
import { suggestAnswers } from './suggest-answers.js';

export const housePictureRoutes = (context: HomeContext): Pick<CustomerHandlers, 'getHousePicture'> => ({
  getHousePicture: {
    download: async ({ customerId, query: { houseId, part } }) => {
      if (!isEntityId(houseId) || !(await houseRepository(context.database).find(customerId, houseId))) throw notFound();
      // Another with each question that someone comes to.
      await throttled(context, { what: ['housePicture', customerId], triesPerMinute: 240 });
      const drawn = await drawnHouse(context, { customerId, houseId });
      if (!drawn) throw notFound();
      const picture = housePicture({ ...drawn, marked: part satisfies HouseMark | undefined }, context.edition.brand.theme);
      return { fileName: 'huis.svg', chunks: whole(picture) };
    },
  },
});

async function* whole(picture: string): AsyncGenerator<string> {
  yield picture;
}

interface Whose {
  readonly customerId: string;
  readonly houseId: string;
}

/** How a house is drawn: as its owner says it is, and otherwise as is known of it already. Undefined where nobody knows what kind it is. */
export async function drawnHouse(context: HomeContext, { customerId, houseId }: Whose): Promise<PicturedHouse | undefined> {
  const found = await sectionRepository(context.database).findOfHouse(customerId, houseId);
  if (!found) throw notFound();
  const suggestions = await suggestAnswers(context, { customerId, houseId });
  const answerTo = (section: 'house' | 'energylabel', field: string): string | undefined => {
    const saved = found.sections.find((stored) => stored.part === 'houseInfo' && stored.section === section)?.answers[field];
    const answer = saved ?? suggestions.find((known) => known.section === section && known.field === field)?.answer;
    return typeof answer === 'string' ? answer : undefined;
  };
  const type = houseShapeOf(answerTo('house', 'typeOfBuilding'));
  if (!type) return undefined;
  const year = Number(answerTo('house', 'buildingYear'));
  const label = answerTo('energylabel', 'energylabel');
  const isFlat = type !== 'apartment' && answerTo('house', 'roofSlope') === '0';
  const ordered = await houseRepository(context.database).orderedProducts(houseId);
  const isAllElectric = ordered.some(({ product, withdrawnAt }) => !withdrawnAt && flowOf[product] === 'all-electric');
  return {
    type,
    ...(year > 0 && { period: housePeriodOf(year) }),
    ...(isFlat && { roof: 'flat' }),
    ...(label && /^[A-G]/.test(label) && { label }),
    ...(isAllElectric && { system: 'allElectric' }),
  };
}
