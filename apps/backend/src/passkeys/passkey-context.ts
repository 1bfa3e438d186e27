import type { SessionContext } from '../sessions/session.js';

export interface PasskeyContext extends SessionContext {
  /** The domain that passkeys belong to: the site's host, or one above it. */
  readonly passkeyDomain: string;
  /** Where they are used from. */
  readonly origins: readonly string[];
}
