import { ApiError, unexpectedMessage } from './api-error.js';
import { NetworkError } from './network-error.js';

/** What to tell the customer about a failure: what the server said, that there is no connection, else a general sentence. */
export function messageOf(failure: unknown, otherwise = unexpectedMessage): string {
  return failure instanceof ApiError || failure instanceof NetworkError ? failure.message : otherwise;
}
