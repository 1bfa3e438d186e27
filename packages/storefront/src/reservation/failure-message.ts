import { ApiError } from '@pomp/api-client';
import { reservationTexts } from './texts.js';

/** What the screen says of any failure (spec 3 §8), with what the server has to add to it: that there were too many tries, for one. */
export function failureMessage(failure: unknown): string {
  const said = failure instanceof ApiError && failure.status < 500 ? failure.said : undefined;
  return said === undefined ? reservationTexts.failed : `${reservationTexts.failed}. ${said}`;
}
