import { Agent as HttpAgent, type IncomingMessage, type ServerResponse } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { opensInTab, type ErrorBody } from '@pomp/api-contract';
import { sessionRoute } from '@pomp/api-contract/visitor-routes';
import { createProxyServer } from 'httpxy';
import type { Language } from '@pomp/language';
import { type FailurePage } from './guard-response';
import { callTexts } from '../texts/calls';

interface Failing {
  readonly language: Language;
  /** For someone who opened the address in a tab, and would otherwise read JSON. */
  readonly failurePage: () => FailurePage;
}

export type BackendProxy = (request: IncomingMessage, response: ServerResponse, failing: Failing) => Promise<void>;

/** How long a connection to the backend waits for a next request, in ms. Shorter than the backend keeps it: one that closes just as it is used again is a 503. */
const idleConnection = 30_000;

interface BackendProxyOptions {
  readonly target: string;
  readonly onFailure: (error: unknown) => void;
  /** After how many milliseconds without a word from the backend it counts as away. */
  readonly answersWithin?: {
    /** What a screen reads. */ readonly read: number;
    /** Files, which may have to be made, and what changes something, which may be done. */ readonly rest: number;
  };
}

/** A read comes before the client gives up by itself after 15 s, and would speak of the visitor's connection. */
const patience = { read: 12_000, rest: 60_000 };

/**
 * What screens read, as our client asks for it; a file is asked for as whatever it is. Every page's header asks who is logged in without a word on that, as its script has no room for one.
 */
const isRead = ({ method, url, headers }: IncomingMessage) =>
  method === 'GET' && (headers.accept === 'application/json' || url === sessionRoute.session.path);

/** Passes a request on to the backend, and answers for it when it is away or hangs. */
export function backendProxy({ target, onFailure, answersWithin = patience }: BackendProxyOptions): BackendProxy {
  const Agent = target.startsWith('https:') ? HttpsAgent : HttpAgent;
  const agent = new Agent({ keepAlive: true, timeout: idleConnection, maxSockets: 256 });
  const proxy = createProxyServer({ target, xfwd: false, agent });
  // How long the backend keeps its connection to us says nothing about the visitor's.
  proxy.on('proxyRes', ({ headers }) => {
    delete headers.connection;
    delete headers['keep-alive'];
  });

  return async (request, response, { language, failurePage }) => {
    try {
      await proxy.web(request, response, { proxyTimeout: isRead(request) ? answersWithin.read : answersWithin.rest });
    } catch (error) {
      if (request.destroyed && !request.complete) return;
      onFailure(error);
      answerUnavailable(
        response,
        language,
        request.method === 'GET' && opensInTab((name) => request.headers[name]) ? failurePage() : undefined,
      );
    }
  };
}

function answerUnavailable(response: ServerResponse, language: Language, page: FailurePage | undefined): void {
  if (response.headersSent) {
    // Half an answer can't be made whole: cut it, so that nobody takes it for complete.
    response.destroy();
    return;
  }
  const unavailable: ErrorBody = { message: language.texts(callTexts).unavailable, code: 'unavailable' };
  const body = page ? page.html : JSON.stringify(unavailable);
  response.writeHead(503, {
    ...(page && { 'content-security-policy': page.policy }),
    'content-type': page ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'retry-after': '5',
  });
  response.end(body);
}
