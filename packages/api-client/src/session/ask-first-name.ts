import type { ResponseOf, Calls } from '@pomp/api-contract';
import { sessionRoute } from '@pomp/api-contract/visitor-routes';
import { forgetSessionHint, hasSessionHint } from './session-hint.js';

/**
 * The first name of whoever is logged in; `null` is nobody, which without the hint cookie needs no call. Without the client, which would be the largest script of a page
 * for visitors.
 *
 * @throws when the server can't say.
 */
export async function askFirstName(): Promise<string | null> {
  const before = document.cookie;
  if (!hasSessionHint(before)) return null;
  const answer = await fetch(sessionRoute.session.path);
  if (answer.ok) return ((await answer.json()) as ResponseOf<Calls['session']>).user.firstName;
  if (answer.status !== 401) throw new Error(`session: ${answer.status}`);
  // Unless someone logged in meanwhile, in another window: what was heard says nothing of theirs.
  if (document.cookie === before) forgetSessionHint();
  return null;
}
