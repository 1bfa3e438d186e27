import type { Context } from '../context.js';
import type { PublicHandlers } from '../http/call-handler.js';
import { notSignedIn } from '../http/refusal.js';
import { logIn } from './log-in.js';
import { hashOfToken } from './secret-token.js';
import { sessionRepository } from './session.repository.js';

export function sessionRoutes(context: Context): Pick<PublicHandlers, 'login' | 'session' | 'removeSession'> {
  const sessions = sessionRepository(context.database);
  return {
    login: async ({ body, visitor }) => {
      const { user, session } = await logIn(context, body, visitor);
      visitor.keepSession(session);
      return { user };
    },

    session: async ({ visitor: { sessionToken, dropSession } }) => {
      const user = sessionToken && (await sessions.findUser({ tokenHash: hashOfToken(sessionToken), now: context.clock() }));
      if (user) return { user };
      // A hint without a session would make the page ask again and again.
      dropSession();
      throw notSignedIn();
    },

    removeSession: async ({ visitor: { sessionToken, dropSession } }) => {
      if (sessionToken) await sessions.remove(hashOfToken(sessionToken));
      dropSession();
      return {};
    },
  };
}
