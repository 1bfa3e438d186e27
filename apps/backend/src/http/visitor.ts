import type { NewSession } from '../context/session.js';
import type { Context } from 'hono';
import { type Client, type ClientPolicy, RequestClient } from './client.js';
import type { HttpEnv } from './http-env.js';
import type { SessionCookies } from './session-cookies.js';

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

export interface VisitorPolicy extends ClientPolicy {
  readonly cookies: SessionCookies;
}

export class RequestVisitor extends RequestClient implements Visitor {
  readonly #cookies: SessionCookies;

  constructor(c: Context<HttpEnv>, policy: VisitorPolicy) {
    super(c, policy);
    this.#cookies = policy.cookies;
  }

  get sessionToken(): string | undefined {
    return this.#cookies.read(this.c);
  }

  get deviceToken(): string | undefined {
    return this.#cookies.readDevice(this.c);
  }

  keepSession(session: NewSession): void {
    this.#cookies.keep(this.c, session);
  }

  keepDevice(token: string): void {
    this.#cookies.keepDevice(this.c, token);
  }

  dropSession(): void {
    this.#cookies.drop(this.c);
  }
}
