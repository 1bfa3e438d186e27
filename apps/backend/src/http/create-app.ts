import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Context as UseCaseContext } from '../context/context.js';
import { answerError, sitePagesOf } from './answer-error.js';
import type { HttpEnv } from './http-env.js';
import { notFound } from '../errors/http-error.js';
import type { Observer } from '../observing/observer.js';
import { setEarly } from './early-headers.js';
import { toHttpError } from '../errors/to-http-error.js';
import { traceRequests } from './trace-requests.js';

/** Asked every few seconds: only worth a line when someone is looking. */
export const healthPath = '/healthz';

type AppContext = Pick<UseCaseContext, 'edition' | 'speak'> & {
  readonly logger: Logger;
  readonly observer: Observer;
  /** Whether requests are told to OpenTelemetry; not unless given. */
  readonly isTraced?: boolean;
  /** Of every answer. */
  readonly headers: Readonly<Record<string, string>>;
};

/** What every request goes through, whatever it asks: an id, a log line, headers, and an answer for every error. */
export function createApp({ logger, observer, isTraced = false, headers, edition, speak }: AppContext): Hono<HttpEnv> {
  const answering = { edition, pages: sitePagesOf(edition), speak };
  const everyAnswers = Object.entries(headers);
  const app = new Hono<HttpEnv>();

  if (isTraced) app.use((c, next) => (c.req.path === healthPath ? next() : traceRequests(c, next)));
  app.use(async (c, next) => {
    const since = performance.now();
    const requestId = givenRequestId(c.req.header('x-request-id')) ?? randomUUID();
    c.set('requestId', requestId);
    setEarly(c, 'x-request-id', requestId);
    for (const [name, value] of everyAnswers) setEarly(c, name, value);
    // Answers are about one customer, or about now.
    setEarly(c, 'cache-control', 'no-store');
    await next();
    const millis = performance.now() - since;
    // The call, not the address: that can hold ids and tokens.
    const answered = { method: c.req.method, call: c.get('callName'), status: c.res.status };
    const isHealth = c.req.path === healthPath;
    logger[isHealth ? 'debug' : 'info']({ requestId, ...answered, ms: Math.round(millis) }, 'answered');
    if (!isHealth) observer.answered({ ...answered, millis });
  });

  app.notFound((c) => answerError(c, notFound(), answering));

  app.onError((error, c) => {
    const httpError = toHttpError(error);
    if (httpError.status >= 500)
      logger.error({ requestId: c.get('requestId'), call: c.get('callName'), err: error }, 'could not answer');
    else if (httpError.logged !== undefined) logger.debug({ requestId: c.get('requestId'), reason: httpError.logged }, 'refused');
    return answerError(c, httpError, answering);
  });

  return app;
}

const givenRequestId = (header: string | undefined) => (header !== undefined && /^[\w-]{8,64}$/.test(header) ? header : undefined);
