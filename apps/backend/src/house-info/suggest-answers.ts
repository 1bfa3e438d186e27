import {
  addressParts,
  calendarDate,
  registeredHome,
  suggestedAnswers,
  type KnownOfHouse,
  type SuggestedAnswer,
} from '@pomp/domain';
import { notFound } from '../errors/http-error.js';
import type { CustomerHandlers } from '../http/call-handler.js';
import { houseRepository } from '../houses/house.repository.js';
import { isEntityId } from '../ids/entity-id.js';
import { findHome, type HomeContext } from '../registers/look-up-home.js';
import { throttled } from '../throttle/throttled.js';

export const suggestionRoutes = (context: HomeContext): Pick<CustomerHandlers, 'getHouseSuggestions'> => ({
  getHouseSuggestions: async ({ customerId, query: { houseId } }) => {
    const house = await keptHouse(context, { customerId, houseId });
    await throttled(context, { what: ['suggestions', customerId], triesPerMinute: 60 });
    const known = await knownOf(context, house);
    return { suggestions: [...suggestedAnswers(known)], registered: registeredHome(known.facts) };
  },
});

interface AskedHouse {
  readonly customerId: string;
  readonly houseId: string;
}

/** What is known of a house before its questions are answered; whoever asks counts the tries. */
export async function suggestAnswers(context: HomeContext, asked: AskedHouse): Promise<readonly SuggestedAnswer[]> {
  return suggestedAnswers(await knownOf(context, await keptHouse(context, asked)));
}

/** What is kept of it with the house itself. */
async function keptHouse({ database }: HomeContext, { customerId, houseId }: AskedHouse) {
  const found = isEntityId(houseId) ? await houseRepository(database).findKnown(customerId, houseId) : undefined;
  if (!found) throw notFound();
  return found;
}

async function knownOf(
  context: HomeContext,
  { address, zipcode, saidBefore, createdAt }: Awaited<ReturnType<typeof keptHouse>>,
): Promise<KnownOfHouse> {
  const parts = addressParts(address);
  const home = parts && (await findHome(context, { zipcode, ...parts }));
  return {
    facts: home?.outcome === 'found' ? home.facts : undefined,
    said: saidBefore ? { answers: saidBefore, on: calendarDate(createdAt) } : undefined,
  };
}
