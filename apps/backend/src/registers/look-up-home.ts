import type { HomeLookup } from '@pomp/api-contract';
import { chooseAddress, type AddressContext, type TypedAddress } from '../addresses/look-up-address.js';
import { throttled } from '../throttle/throttled.js';
import type { FindFacts } from './home-facts.js';

export interface HomeContext extends AddressContext {
  readonly findFacts: FindFacts;
}

/** Whether an address exists, and what registers know of the home there. */
export async function lookUpHome(
  context: HomeContext,
  { from, ...typed }: TypedAddress & { /** The network of whoever asks. */ readonly from: string },
): Promise<HomeLookup> {
  await throttled(context, { what: ['home', from], triesPerMinute: 60 });
  return findHome(context, typed);
}

/** The same for callers that already count the tries. */
export async function findHome(context: HomeContext, typed: TypedAddress): Promise<HomeLookup> {
  const chosen = await chooseAddress(context, typed);
  if (chosen.outcome !== 'found') return chosen;
  const { street, place, addition, dwellingId, zipcode } = chosen;
  return { outcome: 'found', street, place, addition, facts: await context.findFacts({ dwellingId, zipcode }) };
}
