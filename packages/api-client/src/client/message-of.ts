import type { Language } from '@pomp/language';
import { ApiError } from './api-error.js';
import { NetworkError } from './network-error.js';
import { failureTexts } from './texts.js';

/** What to tell the customer about a failure: what the server said, that there is no connection, else a general sentence. */
export function messageOf(failure: unknown, language: Language, otherwise?: string): string {
  if (failure instanceof NetworkError) return language.say(failureTexts.message('noConnection'));
  const said = failure instanceof ApiError ? failure.said : otherwise;
  return said ?? language.say(failureTexts.message('unexpected'));
}
