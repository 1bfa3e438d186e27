import { saidOfHomeAt } from '@pomp/api-client';
import { addressParts, suggestedAnswers, type CalendarDate, type House, type SuggestedAnswer } from '@pomp/domain';

/** What the customer said of a house in this tab, when they calculated its savings. */
export function saidInThisTab(
  { address, zipcode }: Pick<House, 'address' | 'zipcode'>,
  today: CalendarDate,
): readonly SuggestedAnswer[] {
  const parts = addressParts(address);
  const answers = parts && saidOfHomeAt({ zipcode, ...parts });
  return answers ? suggestedAnswers({ facts: undefined, said: { answers, on: today } }) : [];
}
