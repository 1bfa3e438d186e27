import * as z from 'zod/mini';
import { defineCall } from '../define-call.js';
import { routes } from '../routes.js';
import { id } from '../scalars/id.js';
import { exampleUser, user } from './user.js';

/** Seconds and not a moment: the visitor's clock may be wrong. */
const expiry = z.object({
  expiresInSeconds: z.number(),
  /** False when the session has reached its maximum: only logging in again makes it longer. */
  canExtend: z.boolean(),
  /** How long before the end it is time to warn. */
  warnSeconds: z.number(),
});
/** How long a session lasts, and whether it can be made longer. */
export type SessionExpiry = z.output<typeof expiry>;

const exampleExpiry: SessionExpiry = { expiresInSeconds: 1_209_600, canExtend: true, warnSeconds: 300 };

export const session = defineCall({
  route: routes.session,
  summary: 'Who is logged in, and for how long. Called only when the hint cookie exists; does not extend the session.',
  access: 'public',
  response: z.object({ user, expiry }),
  errors: { 401: 'notSignedIn' },
  example: { response: { user: exampleUser, expiry: exampleExpiry } },
});

export const extendSession = defineCall({
  route: routes.extendSession,
  summary: 'Stay signed in. Other calls of a customer extend the session too; this one only does that.',
  access: 'customer',
  response: expiry,
  example: { response: exampleExpiry },
});

const openSession = z.object({
  id: z.string(),
  /** The session of whoever asks. */
  current: z.boolean(),
  /** Browser and system in words, as far as the browser told: 'Firefox op Windows'. */
  device: z.nullable(z.string()),
  /** Roughly from where, without what leads to one line: '84.104.12.*'. Null of sessions from before this was kept. */
  network: z.nullable(z.string()),
  /** Whether whoever asks is on that network too. */
  networkHere: z.boolean(),
  createdAt: z.string(),
  /** Within the hour. */
  lastSeenAt: z.string(),
});
/** One of the devices on which a customer is logged in. */
export type OpenSession = z.output<typeof openSession>;

export const getSessions = defineCall({
  route: routes.getSessions,
  summary: 'Where the customer is signed in, the last used first.',
  access: 'customer',
  response: z.array(openSession),
  example: {
    response: [
      {
        id: '2b0e6c53-5d0a-4a55-8d3b-0f6f1f6f7b01',
        current: true,
        device: 'Firefox op Windows',
        network: '84.104.12.*',
        networkHere: true,
        createdAt: '2026-11-20T19:12:00.000Z',
        lastSeenAt: '2026-11-21T09:02:00.000Z',
      },
      {
        id: '2b0e6c53-5d0a-4a55-8d3b-0f6f1f6f7b02',
        current: false,
        device: 'Safari op iPhone',
        network: '145.53.8.*',
        networkHere: false,
        createdAt: '2026-11-12T08:40:00.000Z',
        lastSeenAt: '2026-11-18T21:30:00.000Z',
      },
    ],
  },
});

export const deleteSession = defineCall({
  route: routes.deleteSession,
  summary: 'Sign out on one device.',
  access: 'customer',
  query: z.strictObject({ id }),
  response: z.strictObject({}),
  errors: { 404: 'notFound' },
  example: { query: { id: '2b0e6c53-5d0a-4a55-8d3b-0f6f1f6f7b02' }, response: {} },
});

export const deleteOtherSessions = defineCall({
  route: routes.deleteOtherSessions,
  summary: 'Sign out everywhere but here.',
  access: 'customer',
  response: z.strictObject({}),
  example: { response: {} },
});
