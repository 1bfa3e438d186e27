import {
  calls,
  errorBody,
  type BodyOf,
  type Call,
  type CallName,
  type Calls,
  type ErrorBody,
  type QueryOf,
  type ResponseOf,
} from '@pomp/api-contract';
import * as z from 'zod/mini';
import { after, seconds, type Clock } from '../clock/clock.js';

export type Fetch = (path: string, init: RequestInit) => Promise<Response>;

type CallInput<Name extends CallName> = (QueryOf<Calls[Name]> extends undefined
  ? object
  : { readonly query: QueryOf<Calls[Name]> }) &
  (BodyOf<Calls[Name]> extends undefined ? object : { readonly body: BodyOf<Calls[Name]> }) & {
    /** What a save started from: the `ETag` of an earlier answer. */
    readonly revision?: string;
    /** By which a request is known again. */
    readonly idempotencyKey?: string;
    /** The language of the page that asks. */
    readonly locale?: string;
  };

export type Answer<Name extends CallName> = { readonly headers: Headers } & (
  | { readonly status: 200; readonly body: ResponseOf<Calls[Name]> }
  | { readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 503 | 507; readonly body: ErrorBody }
);

/** A browser on one of our pages: keeps cookies as long as they may be kept, says where it comes from, and holds every answer against the contract. */
export class Browser {
  readonly cookies = new Map<string, string>();
  private readonly keptUntil = new Map<string, number>();

  constructor(
    private readonly fetch: Fetch,
    private readonly origin: string,
    /** Without one no cookie gets too old. */
    private readonly clock: Clock = () => new Date(0),
  ) {}

  async call<Name extends CallName>(name: Name, input: CallInput<Name>): Promise<Answer<Name>> {
    const { method, path, response: schema }: Call = calls[name];
    const query = 'query' in input ? `?${new URLSearchParams(input.query as Record<string, string>)}` : '';
    const response = await this.request(path + query, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(input.revision !== undefined && { 'if-match': input.revision }),
        ...(input.idempotencyKey !== undefined && { 'idempotency-key': input.idempotencyKey }),
        ...(input.locale !== undefined && { 'accept-language': input.locale }),
      },
      ...('body' in input && { body: JSON.stringify(input.body) }),
    });
    const body: unknown = await response.json();
    const parsed: unknown = z.parse(response.status === 200 ? schema : errorBody, body);
    if (JSON.stringify(sorted(parsed)) !== JSON.stringify(sorted(body)))
      throw new Error(`${name} answers more than its contract: ${JSON.stringify(body)}`);
    return { status: response.status, body: parsed, headers: response.headers } as Answer<Name>;
  }

  async request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    for (const [name, until] of this.keptUntil) if (until <= this.clock().getTime()) this.forget(name);
    if (this.cookies.size > 0) headers.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    if (!headers.has('origin') && init.method !== undefined && init.method !== 'GET') headers.set('origin', this.origin);
    const response = await this.fetch(path, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) this.keep(cookie);
    return response;
  }

  private keep(cookie: string): void {
    const [pair = '', ...attributes] = cookie.split('; ');
    const [name = '', value = ''] = pair.split('=');
    const maxAge = attributes.find((attribute) => attribute.startsWith('Max-Age='))?.slice('Max-Age='.length);
    this.forget(name);
    if (maxAge === '0') return;
    this.cookies.set(name, value);
    if (maxAge !== undefined) this.keptUntil.set(name, after(this.clock(), seconds(Number(maxAge))).getTime());
  }

  private forget(name: string): void {
    this.cookies.delete(name);
    this.keptUntil.delete(name);
  }
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([key, item]) => [key, sorted(item)]),
  );
}
