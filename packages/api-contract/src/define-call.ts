import type * as z from 'zod/mini';
import type { ErrorCode } from './error-body.js';
import type { Method, Route } from './route.js';

/** `customer`: only with a session. `seller`: only with the key of the back office. */
export type Access = 'public' | 'customer' | 'seller';
/** Which server answers. The site's reverse proxy passes the backend's paths on. */
export type Server = 'backend' | 'site';
/** What a call can answer with. */
export type Media =
  | 'application/json'
  | 'application/pdf'
  | 'application/zip'
  | 'image/svg+xml'
  | 'text/calendar'
  | 'application/octet-stream';

/**
 * One call: everything that client, server, documentation, msw handlers and stories need to know of it.
 *
 * Success is always 200. `errors` lists the answers that a caller should handle besides those every call can give
 * (400 for a malformed request, 401 for `customer` calls without a session, 500, 503; for writes also 403 across sites, 413 for too large
 * a body and 507 without room to store; with `once` also 422 `keyReused`).
 */
export interface Call<
  Query = unknown,
  Body = unknown,
  Response = unknown,
  A extends Access = Access,
  S extends Server = Server,
  Once extends boolean = boolean,
  M extends Media = Media,
> {
  readonly method: Method;
  readonly path: string;
  readonly versioned?: true;
  readonly summary: string;
  readonly servedBy: S;
  readonly access: A;
  readonly query: z.ZodMiniType<Query> | undefined;
  readonly body: z.ZodMiniType<Body> | undefined;
  /**
   * Sent twice, it is done once: with the same `Idempotency-Key`, or without one with the same body within minutes. The second is
   * answered as the first was; another body under the same key is a 422 `keyReused`.
   */
  readonly once: Once;
  /** Asked again it answers the same, because of what it is about; an `Idempotency-Key` holds it to one request: another under that key is a 422 `keyReused`. */
  readonly keyed?: true;
  /** The body is the bytes of a file instead of JSON. */
  readonly sends?: 'file';
  /** What kind of answer it is. A file isn't JSON: a page links to it (`hrefOf` in the client), and `response` is its bytes as text. */
  readonly media: M;
  readonly response: z.ZodMiniType<Response>;
  readonly errors: {
    readonly [Status in 401 | 404 | 409 | 422 | 429]?: ErrorCode | readonly ErrorCode[];
  } & { readonly 403?: 'notConfirmed' };
  readonly example: { readonly query: Query; readonly body: Body; readonly response: Response };
}

interface Definition<
  Query extends z.ZodMiniType | undefined,
  Body extends z.ZodMiniType | undefined,
  Response extends z.ZodMiniType,
  A extends Access,
  S extends Server,
  Once extends boolean,
  M extends Media,
> {
  readonly route: Route;
  readonly summary: string;
  readonly servedBy?: S;
  readonly access: A;
  readonly query?: Query;
  readonly body?: Body;
  readonly sends?: 'file';
  readonly once?: Once;
  readonly keyed?: true;
  readonly media?: M;
  readonly response: Response;
  readonly errors?: Call['errors'];
  readonly example: (Query extends z.ZodMiniType ? { readonly query: z.output<Query> } : unknown) &
    (Body extends z.ZodMiniType ? { readonly body: z.output<Body> } : unknown) & { readonly response: z.output<Response> };
}

type OutputOf<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;

/** A call, from its route, who may make it, its schemas and an example that fits them. */
export function defineCall<
  Response extends z.ZodMiniType,
  A extends Access,
  Query extends z.ZodMiniType | undefined = undefined,
  Body extends z.ZodMiniType | undefined = undefined,
  S extends Server = 'backend',
  Once extends boolean = false,
  M extends Media = 'application/json',
>({
  route,
  ...definition
}: Definition<Query, Body, Response, A, S, Once, M>): Call<OutputOf<Query>, OutputOf<Body>, z.output<Response>, A, S, Once, M> {
  return {
    servedBy: 'backend',
    once: false,
    media: 'application/json',
    errors: {},
    ...route,
    ...definition,
    query: definition.query,
    body: definition.body,
    example: { query: undefined, body: undefined, ...definition.example },
  } as Call<OutputOf<Query>, OutputOf<Body>, z.output<Response>, A, S, Once, M>;
}

/** What a call takes in its query; never, where it takes none. */
export type QueryOf<C> = C extends { readonly example: { readonly query: infer Query } } ? Query : never;
/** What a call takes as its body; never, where it takes none. */
export type BodyOf<C> = C extends { readonly example: { readonly body: infer Body } } ? Body : never;
/** What a call answers with. */
export type ResponseOf<C> = C extends { readonly example: { readonly response: infer Response } } ? Response : never;
