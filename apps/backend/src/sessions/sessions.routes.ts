import type { CustomerHandlers, PublicHandlers } from '../http/call-handler.js';
import { isEntityId } from '../ids/entity-id.js';
import { notFound, notSignedIn } from '../errors/http-error.js';
import { logIn } from './log-in.js';
import { hashOfToken } from '../secrets/secret-token.js';
import { toUser } from '../customers/to-user.js';
import { sayDevice } from './device.js';
import { endOtherSessions, endSession } from './end-session.js';
import { extendedExpiry, toExpiry, type SessionContext } from './session.js';
import { sessionRepository } from './session.repository.js';
import { roughly } from './roughly.js';

export function sessionRoutes(context: SessionContext): Pick<PublicHandlers, 'login' | 'session' | 'removeSession'> {
  const sessions = sessionRepository(context.database);
  return {
    login: async ({ body, visitor }) => {
      const { user, session, deviceToken } = await logIn(context, body, visitor);
      visitor.keepSession(session);
      visitor.keepDevice(deviceToken);
      return { user };
    },

    session: async ({ visitor }) => {
      const { sessionToken } = visitor;
      const now = context.clock();
      const found = sessionToken === undefined ? undefined : await sessions.findUser({ tokenHash: hashOfToken(sessionToken), now });
      if (found) return { user: toUser(found.user, context.edition), expiry: toExpiry(found, context.sessionLifetime, now) };
      // No cookie goes: a late answer would take those of a log-in along that came meanwhile. The page that asked forgets its hint by itself.
      throw notSignedIn();
    },

    removeSession: async ({ visitor }) => {
      const { sessionToken } = visitor;
      // A page whose session had ended already asks this, too, and is perhaps answered after the customer logged in again elsewhere in the browser: that session stays.
      if (sessionToken && (await sessions.remove(hashOfToken(sessionToken)))) visitor.dropSession();
      return {};
    },
  };
}

type OwnSessionHandlers = Pick<CustomerHandlers, 'extendSession' | 'getSessions' | 'deleteSession' | 'deleteOtherSessions'>;

export function ownSessionRoutes(context: SessionContext): OwnSessionHandlers {
  const sessions = sessionRepository(context.database);
  return {
    // Being a customer's call extends the session; here it only has to be told.
    extendSession: async ({ session }) => {
      const { clock, sessionLifetime } = context;
      const now = clock();
      return toExpiry(
        { ...session, expiresAt: extendedExpiry(session, sessionLifetime, now) ?? session.expiresAt },
        sessionLifetime,
        now,
      );
    },

    getSessions: async ({ customerId, session: current, client }) => {
      const open = await sessions.listOf(customerId, context.clock());
      return open.map(({ device, network, createdAt, lastSeenAt, ...session }) => ({
        ...session,
        device: sayDevice(device, context.speak(client.locale)),
        network,
        networkHere: network !== null && network === roughly(client.network),
        current: session.id === current.id,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
      }));
    },

    deleteSession: async ({ customerId, query: { id } }) => {
      if (!isEntityId(id) || !(await endSession(context, customerId, id))) throw notFound();
      return {};
    },

    deleteOtherSessions: async ({ session }) => {
      await endOtherSessions(context, session);
      return {};
    },
  };
}
