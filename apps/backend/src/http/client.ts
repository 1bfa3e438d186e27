import type { Edition, Locale } from '@pomp/edition';
import { acceptedLocale } from '@pomp/edition/accepted-locale';
import type { Context } from 'hono';
import type { ClientAddressOf } from './client-address.js';
import type { HttpEnv } from './http-env.js';
import { networkOf } from './network-of.js';

/** From where a request comes. */
export interface Client {
  /** The language that it asks for, of those that there are. */
  readonly locale: Locale;
  /** Network address, as evidence of what was agreed to. */
  readonly address: string;
  /** By which tries are counted. */
  readonly network: string;
  /** What the browser says that it is; never trusted. */
  readonly userAgent: string | undefined;
}

export interface ClientPolicy {
  /** Which languages there are to answer in. */
  readonly edition: Pick<Edition, 'locale' | 'locales'>;
  readonly clientAddress: ClientAddressOf;
}

/** A request's. Headers are read when they are asked for, which most calls don't do; the address at once: a connection that has ended tells none. */
export class RequestClient implements Client {
  readonly address: string;

  constructor(
    protected readonly c: Context<HttpEnv>,
    private readonly policy: ClientPolicy,
  ) {
    this.address = policy.clientAddress(c.env?.incoming?.socket.remoteAddress, c.req.header('x-forwarded-for'));
  }

  get locale(): Locale {
    return acceptedLocale(this.policy.edition, this.c.req.header('accept-language'));
  }

  get network(): string {
    return networkOf(this.address);
  }

  get userAgent(): string | undefined {
    return this.c.req.header('user-agent');
  }
}
