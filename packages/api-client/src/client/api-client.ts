import type { BodyOf, CallName, Calls, QueryOf, ResponseOf, VersionedCallName } from '@pomp/api-contract';
import { routes, type Route } from '@pomp/api-contract/routes';
import { inLanguage } from './in-language.js';
import { apiErrorIn, apiErrorOf, parsed } from './api-error.js';
import type { FileCallName } from './href-of.js';
import { NetworkError } from './network-error.js';
import { randomHex } from './random-hex.js';
import { searchOf } from './search-of.js';

type Given<Key extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Key]?: undefined }
  : { readonly [K in Key]: Value };

/** What a call takes: its query and body by the contract, and how it is sent. */
export type CallRequest<Name extends CallName> = Given<'query', QueryOf<Calls[Name]>> &
  Given<'body', BodyOf<Calls[Name]>> & {
    readonly signal?: AbortSignal;
    /** The same key with the same body is done once, however often it is sent. */
    readonly idempotencyKey?: string;
    /** Lets the call finish when the page is left meanwhile. */
    readonly keepalive?: boolean;
  } & (Name extends VersionedCallName
    ? { /** What the save started from: refused with 409 when it was changed since. */ readonly revision?: string }
    : { readonly revision?: undefined });

/** `revision` names what the answer shows, to give along with a save. It means nothing else. */
export type CallAnswer<Name extends CallName> = ResponseOf<Calls[Name]> &
  (Name extends VersionedCallName ? { readonly revision?: string } : unknown);

/** A request can be left out where the call takes neither query nor body. */
export type RequestArguments<Name extends CallName> =
  Partial<CallRequest<Name>> extends CallRequest<Name> ? [request?: CallRequest<Name>] : [request: CallRequest<Name>];

/** The calls of the contract, typed. */
export interface ApiClient {
  /** Where calls are sent; without it, or when it is '', to the page's own origin. */
  readonly baseUrl?: string | undefined;
  /**
   * One call of the contract.
   *
   * @throws ApiError when the server refuses, NetworkError when there is no answer; an abort by `signal` stays the abort's own error.
   */
  call<Name extends Exclude<CallName, FileCallName>>(name: Name, ...request: RequestArguments<Name>): Promise<CallAnswer<Name>>;
}

/** A call without its types, for what handles every call alike. */
export interface AnyRequest {
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
  readonly keepalive?: boolean;
  readonly revision?: string;
  /** Sent besides what the call needs itself. */
  readonly headers?: Readonly<Record<string, string>>;
}
export type AnyCall = (name: CallName, request?: AnyRequest) => Promise<unknown>;

/** The contract's types for a function that makes any call. Answers are trusted: client and server share the contract. */
export const typedClient = (call: AnyCall, baseUrl?: string): ApiClient => ({ baseUrl, call: call as ApiClient['call'] });

/** Where calls are sent, and with what. */
export interface ApiClientOptions {
  /** Origin of the site that serves `/api`; '' (the default) is the page's own. */
  readonly baseUrl?: string;
  /**
   * Which cookies go along. `include` for a portal whose API has another origin of the same site (`mijn.seller.nl` and `api.seller.nl`), which that API allows by its
   * `PORTAL_ORIGINS`; the default is `same-origin`.
   */
  readonly credentials?: RequestCredentials;
  /** The language of whoever reads the answers, as BCP 47 names it: refusals are said in it. Without it, the browser's. */
  readonly locale?: string | undefined;
  /** Sent with every call besides what it needs itself. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly fetch?: typeof globalThis.fetch;
  /**
   * After how many milliseconds without an answer there is none: a line that froze doesn't break by itself. Unless given a quarter of a minute for a read, as somebody looks at a page
   * that loads, and a minute for what changes something, as that may be done all the same.
   */
  readonly answersWithin?: number;
}

/** A client that sends calls by `fetch`. It retries nothing by itself. */
export function createApiClient({
  baseUrl = '',
  credentials = 'same-origin',
  locale,
  headers = {},
  fetch = (...request) => globalThis.fetch(...request),
  answersWithin,
}: ApiClientOptions = {}): ApiClient {
  return typedClient(async (name, { query = {}, body, signal, idempotencyKey, revision, keepalive = false, headers: own } = {}) => {
    const { method, path, versioned }: Route = routes[name];
    const request: RequestInit = {
      method,
      credentials,
      // Nothing that is answered may be kept. A browser that has yet to hear so lets a question wait for the answer to the same one, such as the header's about who is logged in.
      cache: 'no-store',
      headers: {
        accept: 'application/json',
        ...inLanguage(locale),
        // W3C's trace context: the server's work for this call is a trace that began here. Another origin may not allow it yet.
        ...(baseUrl === '' && { traceparent: `00-${randomHex(16)}-${randomHex(8)}-01` }),
        ...headers,
        ...own,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        ...(revision !== undefined && { 'if-match': revision }),
      },
      keepalive,
      // Without a body this is none either.
      body: JSON.stringify(body),
      signal: AbortSignal.any([
        AbortSignal.timeout(answersWithin ?? (method === 'GET' ? 15_000 : 60_000)),
        ...(signal ? [signal] : []),
      ]),
    };
    const answer = await unlessAborted(signal, () => fetch(`${baseUrl}${path}${searchOf(query)}`, request));
    if (answer.status !== 200) throw await apiErrorOf(answer);
    const text = await unlessAborted(signal, () => answer.text());
    const said = parsed(text);
    // A success that isn't JSON doesn't come from our server.
    if (said === undefined) throw apiErrorIn(answer.status, text);
    return versioned && typeof said === 'object' ? { ...said, revision: answer.headers.get('etag') ?? undefined } : said;
  }, baseUrl);
}

async function unlessAborted<Result>(signal: AbortSignal | undefined, attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt();
  } catch (failure) {
    throw signal?.aborted ? failure : new NetworkError(failure);
  }
}
