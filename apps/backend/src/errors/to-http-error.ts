import { isDatabaseAway, isDatabaseFull, isHeldByOther } from '../adapters/database/database-errors.js';
import { HttpError, storageFull } from './http-error.js';

/** How an error is answered, whatever threw it. */
export function toHttpError(error: Error): HttpError {
  if (error instanceof HttpError) return error;
  if (isDatabaseFull(error)) return storageFull();
  return isDatabaseAway(error) || isHeldByOther(error)
    ? new HttpError('unavailable', {}, { headers: { 'retry-after': '5' } })
    : new HttpError('serverError');
}
