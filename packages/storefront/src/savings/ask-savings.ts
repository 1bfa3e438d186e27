import type { ApiClient } from '@pomp/api-client';
import type { quickCheckForm, SectionAnswers } from '@pomp/domain';
import { type CheckedAddress, resultAddress } from './result-address.js';

type QuickCheckAnswers = SectionAnswers<typeof quickCheckForm>;

/** The home that is asked about, written as registers have it. */
export const addressIn = ({ zip = '', houseNumber = '', addition = '', people = '' }: QuickCheckAnswers): CheckedAddress => ({
  zip: zip.replaceAll(/\s/g, '').toUpperCase(),
  houseNumber,
  addition,
  people,
});

/** Asks what a pump saves at an address; resolves with the address of the page that shows it. Rejects as the call does. */
export async function askSavings({ call }: ApiClient, answers: QuickCheckAnswers, resultPath: string): Promise<string> {
  const { people, ...address } = addressIn(answers);
  const answer = await call('postSavings', { body: { ...address, ...(people && { people }) } });
  return resultAddress(resultPath, { ...address, people }, answer);
}
