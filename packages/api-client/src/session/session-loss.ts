import type { CallName } from '@pomp/api-contract';
import type { Customer } from '@pomp/domain';
import type { QueryClient } from '@tanstack/react-query';
import { typedClient, type AnyCall, type ApiClient, type CallAnswer } from '../client/api-client.js';
import { ApiError } from '../client/api-error.js';
import { accountKey, sessionExpiryKey, sessionKey } from '../queries/call-key.js';
import { hasNewSession, readCookies } from './newer-session.js';
import { forgetSessionEnd, noteSessionGone, tellSignOut } from './session-end.js';
import { forgetSessionHint } from './session-hint.js';

interface SessionLoss {
  readonly queryClient: QueryClient;
  /** Leads the customer to the login, without asking about unsaved changes. */
  readonly onSessionLost: () => void;
  /** Whether nobody used the page lately. Without it nothing says so. */
  readonly isUnattended?: (() => boolean) | undefined;
}

/** After one of these there is a session again, which can be lost again. */
const givingSession: readonly CallName[] = ['session', 'login', 'passkeyLogin'];
/** A 401 on these says something else than that a session ended. */
const unguarded: readonly CallName[] = [...givingSession, 'removeSession'];

/**
 * The same client, which has the cache follow a session that begins, goes on or is ended by the customer, and handles one that ended by
 * itself: once, however many calls find out. The 401 still reaches the caller, unless someone logged in before it came: then that session answers. Each call says whom the page shows, so that nothing of it reaches
 * another's account, and whether anybody is there: a session doesn't last longer by what a page asks by itself.
 */
export function withSessionHandling(client: ApiClient, { queryClient, onSessionLost, isUnattended }: SessionLoss): ApiClient {
  const call = client.call as AnyCall;
  let lost = false;

  const loseSession = () => {
    if (lost) return;
    lost = true;
    noteSessionGone(queryClient);
    clearPrivate(queryClient);
    // Best effort: the session is over either way, and the login page must not wait for it.
    client.call('removeSession', { keepalive: true }).catch(() => undefined);
    onSessionLost();
  };

  const ask: AnyCall = async (name, request) => {
    const before = readCookies();
    const customer = queryClient.getQueryData<Customer | null>(sessionKey);
    const headers = {
      ...(customer && { 'session-customer': customer.id }),
      ...(isUnattended?.() && { 'session-unattended': '?1' }),
    };
    try {
      const answer = await call(name, { ...request, headers });
      if (givingSession.includes(name)) {
        lost = false;
        forgetSessionEnd();
      }
      follow(queryClient, name, answer, before);
      return answer;
    } catch (failure) {
      if (failure instanceof ApiError) {
        // In another window: who it is now says the session, and what is shown follows.
        if (failure.reason === 'otherCustomer') void queryClient.invalidateQueries({ queryKey: sessionKey });
        // Wrong credentials are of a try to show who it is: a session that ended says so.
        if (failure.status === 401 && failure.code !== 'wrongCredentials') {
          // Nothing was done: the session that began meanwhile says what holds.
          if (hasNewSession(before)) return ask(name, request);
          if (!unguarded.includes(name)) loseSession();
        }
      }
      throw failure;
    }
  };
  return typedClient(ask, client.baseUrl);
}

function follow(queryClient: QueryClient, name: CallName, answer: unknown, before: string): void {
  switch (name) {
    case 'login':
    case 'passkeyLogin':
      // Whatever an earlier customer left in memory goes before the new one is known.
      clearPrivate(queryClient);
      queryClient.setQueryData(sessionKey, (answer as CallAnswer<'login'>).user);
      return;
    case 'removeSession':
      // The server takes it along only with a session that was still there.
      if (!hasNewSession(before)) forgetSessionHint();
      clearPrivate(queryClient);
      forgetSessionEnd();
      tellSignOut();
      return;
    case 'extendSession':
      queryClient.setQueryData(sessionExpiryKey, answer);
  }
}

/** Nobody is logged in, and nothing of the previous customer stays in memory. */
export function clearPrivate(queryClient: QueryClient): void {
  queryClient.setQueryData(sessionKey, null);
  // Who it is may be being asked: the answer would be of before.
  for (const queryKey of [accountKey, sessionKey]) void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(sessionExpiryKey, null);
  queryClient.removeQueries({ queryKey: accountKey });
  queryClient.getMutationCache().clear();
}
