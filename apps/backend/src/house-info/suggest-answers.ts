import { addressParts, calendarDate, suggestedAnswers, type SuggestedAnswer } from '@pomp/domain';
import { notFound } from '../errors/http-error.js';
import type { CustomerHandlers } from '../http/call-handler.js';
import { houseRepository } from '../houses/house.repository.js';
import { isEntityId } from '../ids/entity-id.js';
import { findHome, type HomeContext } from '../registers/look-up-home.js';
import { throttled } from '../throttle/throttled.js';

export const suggestionRoutes = (context: HomeContext): Pick<CustomerHandlers, 'getHouseSuggestions'> => ({
  getHouseSuggestions: async ({ customerId, query: { houseId } }) => {
    const known = await knownHouse(context, { customerId, houseId });
    await throttled(context, { what: ['suggestions', customerId], triesPerMinute: 60 });
    return { suggestions: [...(await suggestionsFor(context, known))] };
  },
});

interface AskedHouse {
  readonly customerId: string;
  readonly houseId: string;
}

/** What is known of a house before its questions are answered; whoever asks counts the tries. */
export async function suggestAnswers(context: HomeContext, asked: AskedHouse): Promise<readonly SuggestedAnswer[]> {
  return suggestionsFor(context, await knownHouse(context, asked));
}

/** What is kept of it with the house itself. */
async function knownHouse({ database }: HomeContext, { customerId, houseId }: AskedHouse) {
  const found = isEntityId(houseId) ? await houseRepository(database).findKnown(customerId, houseId) : undefined;
  if (!found) throw notFound();
  return found;
}

async function suggestionsFor(
  context: HomeContext,
  { address, zipcode, saidBefore, createdAt }: Awaited<ReturnType<typeof knownHouse>>,
): Promise<readonly SuggestedAnswer[]> {
  const parts = addressParts(address);
  const home = parts && (await findHome(context, { zipcode, ...parts }));
  return suggestedAnswers({
    facts: home?.outcome === 'found' ? home.facts : undefined,
    said: saidBefore ? { answers: saidBefore, on: calendarDate(createdAt) } : undefined,
  });
}
