import { ApiError } from '@pomp/api-client';
import type { Language } from '@pomp/language';
import { reservationTexts } from './texts.js';

/** What the screen says of any failure (spec 3 §8), with what the server has to add to it: that there were too many tries, for one. */
export function failureMessage(failure: unknown, language: Language): string {
  const texts = language.texts(reservationTexts);
  const reason = failure instanceof ApiError && failure.status < 500 ? failure.said : undefined;
  return reason === undefined ? texts.failed : texts.refused({ reason });
}
