import type { ApiClient } from '@pomp/api-client';
import type { quickCheckForm, SectionAnswers } from '@pomp/domain';
import { resultAddress } from './result-address.js';

/** Asks what a pump saves at an address; resolves with the address of the page that shows it. Rejects as the call does. */
export async function askSavings(
  { call }: ApiClient,
  { zip = '', houseNumber = '', addition = '', people }: SectionAnswers<typeof quickCheckForm>,
  resultPath: string,
): Promise<string> {
  const address = { zip: zip.replaceAll(/\s/g, '').toUpperCase(), houseNumber, addition };
  const answer = await call('postSavings', { body: { ...address, ...(people && { people }) } });
  return resultAddress(resultPath, { ...address, people: people ?? '' }, answer);
}
