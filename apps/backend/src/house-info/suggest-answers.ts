import { addressParts, calendarDate, suggestedAnswers, type SuggestedAnswer } from '@pomp/domain';
import { notFound } from '../errors/http-error.js';
import type { CustomerHandlers } from '../http/call-handler.js';
import { houseRepository } from '../houses/house.repository.js';
import { isEntityId } from '../ids/entity-id.js';
import { findHome, type HomeContext } from '../registers/look-up-home.js';
import { throttled } from '../throttle/throttled.js';

export const suggestionRoutes = (context: HomeContext): Pick<CustomerHandlers, 'getHouseSuggestions'> => ({
  getHouseSuggestions: async ({ customerId, query: { houseId } }) => {
    await throttled(context, { what: ['suggestions', customerId], triesPerMinute: 60 });
    return { suggestions: [...(await suggestAnswers(context, { customerId, houseId }))] };
  },
});

interface AskedHouse {
  readonly customerId: string;
  readonly houseId: string;
}

/** What is known of a house before its questions are answered; whoever asks counts the tries. */
export async function suggestAnswers(
  context: HomeContext,
  { customerId, houseId }: AskedHouse,
): Promise<readonly SuggestedAnswer[]> {
  const found = isEntityId(houseId) ? await houseRepository(context.database).findKnown(customerId, houseId) : undefined;
  if (!found) throw notFound();
  const { address, zipcode, saidBefore, createdAt } = found;
  const parts = addressParts(address);
  const home = parts && (await findHome(context, { zipcode, ...parts }));
  return suggestedAnswers({
    facts: home?.outcome === 'found' ? home.facts : undefined,
    said: saidBefore ? { answers: saidBefore, on: calendarDate(createdAt) } : undefined,
  });
}
