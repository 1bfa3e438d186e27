import { ApiError } from '@pomp/api-client';
import type { Language } from '@pomp/language';
import { savingsTexts } from './texts.js';

/** The quick check shows what the server says in `message`, the mailed forms `details`; where it says nothing, something went wrong. */
export function failureText(failure: unknown, from: 'message' | 'details', language: Language): string {
  const { failed } = language.texts(savingsTexts);
  if (!(failure instanceof ApiError)) return failed;
  const said = from === 'message' ? (failure.said ?? failure.details) : failure.details;
  return said || failed;
}
