import { ApiError } from '../client/api-error.js';
import { NetworkError } from '../client/network-error.js';

/** Whether the same request may succeed in a while: the connection was lost, or the server is busy or failing. A full disk (507) isn't over in a while. */
export const isTransient = (failure: unknown): boolean =>
  failure instanceof NetworkError ||
  (failure instanceof ApiError &&
    (failure.status === 429 || failure.status === 408 || (failure.status >= 500 && failure.status !== 507)));
