import type * as z from 'zod/mini';
import type { ErrorCode } from './error-body.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One call: everything that client, server, documentation, msw handlers and stories need to know of it.
 *
 * Success is always 200. `errors` lists the answers that a caller should handle besides those every call can give
 * (400 for a malformed request, 401 for `customer` calls without a session, 403 across sites, 500, 503).
 */
export interface Call<Query = unknown, Body = unknown, Response = unknown> {
  readonly method: Method;
  readonly path: string;
  readonly summary: string;
  /** Which server answers. The site's door passes the backend's paths on. */
  readonly servedBy: 'backend' | 'site';
  readonly access: 'public' | 'customer';
  readonly query: z.ZodMiniType<Query> | undefined;
  readonly body: z.ZodMiniType<Body> | undefined;
  readonly response: z.ZodMiniType<Response>;
  readonly errors: { readonly [Status in 401 | 404 | 409 | 422 | 429]?: ErrorCode };
  readonly example: { readonly query: Query; readonly body: Body; readonly response: Response };
}

interface Definition<Query extends z.ZodMiniType | undefined, Body extends z.ZodMiniType | undefined, Response extends z.ZodMiniType> {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly summary: string;
  readonly servedBy?: 'backend' | 'site';
  readonly access: 'public' | 'customer';
  readonly query?: Query;
  readonly body?: Body;
  readonly response: Response;
  readonly errors?: Call['errors'];
  readonly example: (Query extends z.ZodMiniType ? { readonly query: z.output<Query> } : unknown) &
    (Body extends z.ZodMiniType ? { readonly body: z.output<Body> } : unknown) & { readonly response: z.output<Response> };
}

type OutputOf<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;

export function defineCall<
  Response extends z.ZodMiniType,
  Query extends z.ZodMiniType | undefined = undefined,
  Body extends z.ZodMiniType | undefined = undefined,
>(definition: Definition<Query, Body, Response>): Call<OutputOf<Query>, OutputOf<Body>, z.output<Response>> {
  return {
    servedBy: 'backend',
    errors: {},
    ...definition,
    query: definition.query,
    body: definition.body,
    example: { query: undefined, body: undefined, ...definition.example },
  } as Call<OutputOf<Query>, OutputOf<Body>, z.output<Response>>;
}

export type QueryOf<C> = C extends { readonly example: { readonly query: infer Query } } ? Query : never;
export type BodyOf<C> = C extends { readonly example: { readonly body: infer Body } } ? Body : never;
export type ResponseOf<C> = C extends { readonly example: { readonly response: infer Response } } ? Response : never;
