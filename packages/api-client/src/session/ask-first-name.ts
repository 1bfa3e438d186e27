import type { ResponseOf, Calls } from '@pomp/api-contract';
import { sessionRoute } from '@pomp/api-contract/visitor-routes';
import { forgetSessionHint, hasSessionHint, readCookies } from './session-hint.js';

/**
 * The first name of whoever is logged in; `null` is nobody, which without the hint cookie needs no call. Without the client, which would be the largest script of a page
 * for visitors.
 *
 * @throws when the server can't say.
 */
export async function askFirstName(): Promise<string | null> {
  if (!hasSessionHint(document.cookie)) return null;
  const before = readCookies();
  const answer = await fetch(sessionRoute.session.path);
  if (answer.ok) return ((await answer.json()) as ResponseOf<Calls['session']>).user.firstName;
  if (answer.status !== 401) throw new Error(`session: ${answer.status}`);
  forgetSessionHint(before);
  return null;
}
