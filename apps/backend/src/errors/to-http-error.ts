import { isDatabaseAway, isDatabaseFull } from '../adapters/database/database-errors.js';
import { Refusal, storageFull } from './http-error.js';

/** How an error is answered, whatever threw it. */
export function refusalOf(error: Error): Refusal {
  if (error instanceof Refusal) return error;
  if (isDatabaseFull(error)) return storageFull();
  return isDatabaseAway(error)
    ? new Refusal('unavailable', {}, { headers: { 'retry-after': '5' } })
    : new Refusal('serverError');
}
