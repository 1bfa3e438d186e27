import type { NewSession } from '../context/session.js';
import type { Client } from './client.js';

/** Whoever makes a public call, with or without a session. */
export interface Visitor extends Client {
  /** The token in the session cookie, if it looks like one. */
  readonly sessionToken: string | undefined;
  /** The token by which this browser is known, if it looks like one. */
  readonly deviceToken: string | undefined;
  keepSession(session: NewSession): void;
  keepDevice(token: string): void;
  dropSession(): void;
}
