import { Readable } from 'node:stream';
import { calls, type Call, type CallName } from '@pomp/api-contract';
import { acceptedLocale } from '@pomp/edition/accepted-locale';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Clock } from '../clock/clock.js';
import type { Context as UseCaseContext } from '../context/context.js';
import { JsonText } from '../context/json-text.js';
import type { IdempotentRequest } from '../idempotency/run-idempotent.js';
import { hashOfToken } from '../secrets/secret-token.js';
import type { LiveSession, SessionKey, SessionUse } from '../context/session.js';
import type { CustomerHandlers, Download, PublicHandlers } from './call-handler.js';
import { type Client, RequestClient } from './client.js';
import { isFromOurSite } from './cross-site.js';
import { entityTag, readIfMatch } from './entity-tag.js';
import type { HttpEnv } from './http-env.js';
import { notSignedIn, HttpError, storageFull } from '../errors/http-error.js';
import { readBody, readIdempotencyKey, readQuery } from './request-values.js';
import { serveFile, type ServedFile } from './serve-file.js';
import { withoutProof } from '../visitors/visitor-proof.js';
import { RequestVisitor, type Visitor, type VisitorPolicy } from './visitor.js';

export interface CallPolicy extends VisitorPolicy {
  readonly clock: Clock;
  readonly origins: readonly string[];
  findSession(key: SessionKey): Promise<LiveSession | undefined>;
  /** Makes a session last longer; undefined when it isn't time to. The browser's cookie needn't know: the site's own calls for a page couldn't tell it. */
  extendSession(session: SessionUse, key: SessionKey): Promise<void> | undefined;
  /** Whether there is disk space to write. */
  hasSpace(): Promise<boolean>;
  /** Whether there is still some of what is kept free for what can't wait. */
  hasReserve(): Promise<boolean>;
  /** Does what is asked for the first time, and answers as then any other time. */
  runIdempotent(request: IdempotentRequest, act: (context: UseCaseContext) => Promise<object>): Promise<object>;
  /** Holds a key to the request that it was first sent with. */
  holdKey(request: IdempotentRequest & { readonly key: string }): Promise<void>;
}

type HttpContext = Context<HttpEnv>;

/** Requests and handlers without their types, which the handlers' maps have checked against the contract. */
interface AnyRequest {
  readonly query: unknown;
  readonly body: unknown;
}
interface AnyOnceHandler<Request> {
  readonly once: (context: UseCaseContext, request: Request) => Promise<object>;
}
type AnyPublicRequest = AnyRequest & { readonly visitor: Visitor };
interface AnyPublicOnceHandler extends AnyOnceHandler<AnyPublicRequest> {
  readonly before: (request: AnyPublicRequest) => Promise<object | undefined>;
}
type AnyPublicHandler =
  | ((request: AnyPublicRequest) => Promise<object>)
  | AnyPublicOnceHandler
  | { readonly file: (request: AnyPublicRequest) => Promise<ServedFile> };
type AnyCustomerRequest = AnyRequest & { readonly customerId: string; readonly session: LiveSession; readonly client: Client };
interface AnyCustomerOnceHandler extends AnyOnceHandler<AnyCustomerRequest> {
  readonly before?: (request: AnyCustomerRequest) => Promise<void>;
}
type AnyCustomerHandler =
  | ((request: AnyCustomerRequest) => Promise<object>)
  | AnyCustomerOnceHandler
  | {
      readonly versioned: (
        request: AnyCustomerRequest & { readonly revision: string | undefined },
      ) => Promise<{ readonly response: object; readonly revision: string }>;
    }
  | { readonly download: (request: AnyCustomerRequest) => Promise<Download> }
  | { readonly file: (request: AnyRequest & { readonly customerId: string }) => Promise<ServedFile> }
  | {
      readonly withSession: (
        key: SessionKey,
        request: AnyRequest & Pick<Client, 'locale'>,
      ) => Promise<{ readonly session: SessionUse; readonly response: object } | undefined>;
    };

const entriesOf = <Handler>(handlers: object) => Object.entries(handlers) as [CallName, Handler][];

export function mountPublicCalls(app: Hono<HttpEnv>, handlers: PublicHandlers, policy: CallPolicy): void {
  for (const [name, handler] of entriesOf<AnyPublicHandler>(handlers)) {
    mount(app, name, policy, async (c, call) => {
      const request = { query: readQuery(c, call), body: await readBody(c, call), visitor: new RequestVisitor(c, policy) };
      if ('file' in handler) return serveFile(c, await handler.file(request));
      if (!('once' in handler)) return c.json(await handler(request));
      const { query, body } = request;
      const key = readIdempotencyKey(c);
      const answer = await handler.before(request);
      if (answer) return c.json(answer);
      // Sent again it took longer, and asks the same.
      const asked = {
        call: name,
        customerId: undefined,
        key,
        query,
        body: typeof body === 'object' && body !== null ? withoutProof(body) : body,
      };
      return c.json(await policy.runIdempotent(asked, (context) => handler.once(context, request)));
    });
  }
}

export function mountCustomerCalls(app: Hono<HttpEnv>, handlers: CustomerHandlers, policy: CallPolicy): void {
  for (const [name, handler] of entriesOf<AnyCustomerHandler>(handlers)) {
    mount(app, name, policy, async (c, call) => {
      const token = policy.cookies.read(c);
      if (token === undefined) throw notSignedIn();
      const key: SessionKey = { tokenHash: hashOfToken(token), now: policy.clock() };
      const { session, response } = await answerCustomer(name, handler, key, c, call, policy);
      // A page asks by itself what is new: that is no use of the session, or one on a computer that was left would never end.
      const extended = c.req.header('session-unattended') === undefined ? policy.extendSession(session, key) : undefined;
      if (extended) await extended;
      return response();
    });
  }
}

/**
 * Whoever has no session is told so before anything else about the request; then whose window it is, if that says so and someone else logged in meanwhile: what it shows
 * and sends isn't theirs. Lists that find the session by themselves are read for whoever it is of, and change nothing.
 */
async function answerCustomer(
  name: CallName,
  handler: AnyCustomerHandler,
  key: SessionKey,
  c: HttpContext,
  call: Call,
  policy: CallPolicy,
) {
  const { findSession, runIdempotent } = policy;
  const read = () => readRequest(c, call);
  if ('withSession' in handler) {
    const request = await read().catch(async (error: unknown) => {
      throw (await findSession(key)) ? error : notSignedIn();
    });
    const found = await handler.withSession(key, {
      ...request,
      locale: acceptedLocale(policy.edition, c.req.header('accept-language')),
    });
    if (!found) throw notSignedIn();
    const { session: use, response: answer } = found;
    return { session: use, response: () => (answer instanceof JsonText ? c.body(answer.text, 200, asJson) : c.json(answer)) };
  }
  const session = await findSession(key);
  if (!session) throw notSignedIn();
  const meant = c.req.header('session-customer');
  if (meant !== undefined && meant !== session.customerId) throw new HttpError('otherCustomer');
  const request = { ...(await read()), customerId: session.customerId, session, client: new RequestClient(c, policy) };
  if ('file' in handler) {
    const file = await handler.file(request);
    return { session, response: () => serveFile(c, file) };
  }
  if ('download' in handler) {
    const file = await handler.download(request);
    return { session, response: () => sendFile(c, file, call) };
  }
  if ('versioned' in handler) {
    const { response: versioned, revision } = await handler.versioned({
      ...request,
      revision: readIfMatch(c.req.header('if-match')),
    });
    return { session, response: () => c.json(versioned, 200, { etag: entityTag(revision) }) };
  }
  if ('once' in handler) {
    const { customerId } = request;
    const idempotencyKey = readIdempotencyKey(c);
    await handler.before?.(request);
    const once = await runIdempotent({ call: name, customerId, key: idempotencyKey, ...pick(request) }, (context) =>
      handler.once(context, request),
    );
    return { session, response: () => c.json(once) };
  }
  const idempotencyKey = call.keyed ? readIdempotencyKey(c) : undefined;
  if (idempotencyKey !== undefined)
    await policy.holdKey({ call: name, customerId: request.customerId, key: idempotencyKey, ...pick(request) });
  const response = await handler(request);
  return { session, response: () => c.json(response) };
}

const asJson = { 'content-type': 'application/json' };

const pick = ({ query, body }: AnyRequest): AnyRequest => ({ query, body });

/** Answers of JSON are small; files have calls of their own. */
const maxBodySize = 64 * 1024;
const limitSentBody = bodyLimit({
  maxSize: maxBodySize,
  onError: () => {
    throw new HttpError('tooLarge');
  },
});

/**
 * Refuses a body that is too large, now or once it is read. A length that was declared is all that the parser lets through: only another body has to be opened to be measured, which costs as much as a small answer.
 */
export async function limitBody(c: HttpContext): Promise<void> {
  const declared = c.req.header('transfer-encoding') === undefined ? c.req.header('content-length') : undefined;
  if (declared === undefined) await limitSentBody(c, async () => {});
  else if (Number(declared) > maxBodySize) throw new HttpError('tooLarge');
}

/** These only remove, and have to work always. */
const allowedOnFullDisk: readonly CallName[] = ['removeSession'];
/** A row or two, which someone has a right to now: whoever withdraws has to do so in time, and first to get in. */
const allowedInReserve: readonly CallName[] = ['login', 'postPasskeyQuestion', 'passkeyLogin', 'postWithdrawal'];

function mount(
  app: Hono<HttpEnv>,
  name: CallName,
  { origins, hasSpace, hasReserve }: CallPolicy,
  answer: (c: HttpContext, call: Call) => Promise<Response>,
): void {
  const call: Call = calls[name];
  const hasRoom = allowedInReserve.includes(name) ? hasReserve : hasSpace;
  const needsRoom = !allowedOnFullDisk.includes(name);
  app.on(call.method, call.path, async (c: HttpContext) => {
    c.set('callName', name);
    if (call.method !== 'GET') {
      await limitBody(c);
      refuseOtherSites(c, origins);
      if (needsRoom && !(await hasRoom())) throw storageFull();
    }
    return answer(c, call);
  });
}

function refuseOtherSites(c: HttpContext, origins: readonly string[]): void {
  const from = { origin: c.req.header('origin'), secFetchSite: c.req.header('sec-fetch-site'), host: c.req.header('host') };
  if (!isFromOurSite(from, origins)) throw new HttpError('forbidden');
}

/** When making it fails halfway the connection breaks off, so that half a file never looks like a whole one. */
function sendFile(c: HttpContext, { fileName, chunks }: Download, { media }: Call): Response {
  const contentType = media === 'application/json' ? `${media}; charset=utf-8` : media;
  const headers = { 'content-type': contentType, 'content-disposition': `attachment; filename="${fileName}"` };
  if (c.req.method === 'HEAD') {
    // Nobody reads it: what is made already lets go of the files that it opened. A generator hasn't begun.
    if (chunks instanceof Readable) chunks.destroy();
    return c.body(null, 200, headers);
  }
  const encoder = new TextEncoder();
  const iterator = chunks[Symbol.asyncIterator]();
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value);
    },
    cancel: async () => void (await iterator.return?.()),
  });
  return c.body(body, 200, headers);
}

const readRequest = async (c: HttpContext, call: Call): Promise<AnyRequest> => ({
  query: readQuery(c, call),
  body: await readBody(c, call),
});
