import type { BodyOf, Calls, ResponseOf } from '@pomp/api-contract';
import type { TestCustomer } from './test-backend.js';

/** A quote that has to come about. */
export async function askQuote(
  { browser }: TestCustomer,
  body: BodyOf<Calls['postQuote']>,
): Promise<ResponseOf<Calls['postQuote']>> {
  const answer = await browser.call('postQuote', { body });
  if (answer.status !== 200) throw new Error(`No quote: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

export async function quotesOf({ browser }: TestCustomer): Promise<ResponseOf<Calls['getQuotes']>> {
  const answer = await browser.call('getQuotes', {});
  return answer.status === 200 ? answer.body : [];
}
