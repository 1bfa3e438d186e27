import type { CallName, Calls, QueryOf } from '@pomp/api-contract';
import { caching, type CallCaching } from '@pomp/api-contract/caching';

/** Everything that belongs to one customer, and goes when the session does. */
export const accountKey = ['pomp', 'account'] as const;
const publicKey = ['pomp', 'public'] as const;

/**
 * Under which key the answer of a call rests in the cache.
 *
 * @param query what it was asked with; a part of that names all answers which share it, and nothing names all there are.
 */
export function callKey<Name extends CallName>(name: Name, query?: Partial<QueryOf<Calls[Name]>>): readonly unknown[] {
  const { outlivesSession }: CallCaching = caching[name];
  const group = outlivesSession ? publicKey : accountKey;
  return [...group, name, ...(query && Object.keys(query).length > 0 ? [query] : [])];
}

/** The key of the customer who is logged in, or null. */
export const sessionKey = callKey('session');
/** The key of how long the session lasts, which comes along with other answers. */
export const sessionExpiryKey = [...publicKey, 'sessionExpiry'] as const;
