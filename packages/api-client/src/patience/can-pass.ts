import { ApiError } from '../client/api-error.js';
import { NetworkError } from '../client/network-error.js';

/** A line that was lost, or a server that is busy: the same request can do better in a while. A full disk isn't over in a while. */
export const canPass = (failure: unknown): boolean =>
  failure instanceof NetworkError ||
  (failure instanceof ApiError &&
    (failure.status === 429 || failure.status === 408 || (failure.status >= 500 && failure.status !== 507)));
