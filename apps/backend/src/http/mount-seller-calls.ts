import { createHash, timingSafeEqual } from 'node:crypto';
import {
  backofficeCalls,
  type BackofficeCallName,
  type BackofficeCalls,
  type BodyOf,
  type Call,
  type QueryOf,
  type ResponseOf,
} from '@pomp/api-contract';
import type { Hono } from 'hono';
import type { Readable } from 'node:stream';
import type { Context as UseCaseContext } from '../context/context.js';
import { bodyOf } from './body-of.js';
import type { HttpEnv } from './http-env.js';
import { limitBody, type CallPolicy } from './mount-calls.js';
import { HttpError, storageFull } from '../errors/http-error.js';
import { serveFile, type ServedFile } from './serve-file.js';
import { readBody, readIdempotencyKey, readQuery } from './request-values.js';

interface SellerRequest<Name extends BackofficeCallName> {
  readonly query: QueryOf<BackofficeCalls[Name]>;
  readonly body: BodyOf<BackofficeCalls[Name]>;
  /** Opens the body of a call that sends a file. */
  readonly file: () => Readable;
}

/** A handler for every call of the back office: the compiler names the ones that are missing. All work in the context that they get. */
export type SellerHandlers = {
  readonly [Name in BackofficeCallName]: (
    context: UseCaseContext,
    request: SellerRequest<Name>,
  ) => Promise<ResponseOf<BackofficeCalls[Name]> extends string ? ServedFile : ResponseOf<BackofficeCalls[Name]>>;
};

/** The same without the types of each, which the handlers' map has checked against the contract. */
type AnyHandler = (
  context: UseCaseContext,
  request: { readonly query: unknown; readonly body: unknown; readonly file: () => Readable },
) => Promise<object>;

interface SellerPolicy extends Pick<CallPolicy, 'hasSpace' | 'runIdempotent'> {
  readonly context: UseCaseContext;
  readonly apiKey: string;
}

/** The calls of the seller's own systems. There is no session in them: a browser has no key, and no cookie counts. */
export function mountSellerCalls(
  app: Hono<HttpEnv>,
  handlers: SellerHandlers,
  { context, apiKey, hasSpace, runIdempotent }: SellerPolicy,
): void {
  const isKey = comparedWith(apiKey);
  for (const [name, handler] of Object.entries(handlers) as [BackofficeCallName, AnyHandler][]) {
    const call: Call = backofficeCalls[name];
    app.on(call.method, call.path, async (c) => {
      c.set('callName', name);
      if (call.sends !== 'file') await limitBody(c);
      if (!isKey(c.req.header('authorization'))) throw new HttpError('wrongKey');
      const asked = { query: readQuery(c, call), body: call.sends === 'file' ? undefined : await readBody(c, call) };
      const request = { ...asked, file: () => bodyOf(c) };
      if (call.method !== 'GET' && !(await hasSpace())) throw storageFull();
      if (call.media !== 'application/json') return serveFile(c, (await handler(context, request)) as ServedFile);
      if (!call.once) return c.json(await handler(context, request));
      return c.json(
        await runIdempotent({ call: name, customerId: undefined, key: readIdempotencyKey(c), ...asked }, (once) =>
          handler(once, request),
        ),
      );
    });
  }
}

/** Takes as long whatever is given: hashes of equal length are compared whole. */
function comparedWith(apiKey: string): (authorization: string | undefined) => boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  const expected = hash(`Bearer ${apiKey}`);
  return (authorization) => timingSafeEqual(hash(authorization ?? ''), expected);
}
