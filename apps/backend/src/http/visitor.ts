import type { NewSession } from '../sessions/session.js';

/** Whoever makes a public call, with or without a session. */
export interface Visitor {
  /** The token in the session cookie, if it looks like one. */
  readonly sessionToken: string | undefined;
  /** Network address, for throttling only. */
  readonly address: string;
  /** What the browser says that it is; never trusted. */
  readonly userAgent: string | undefined;
  keepSession(session: NewSession): void;
  dropSession(): void;
}
