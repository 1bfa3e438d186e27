import { type ServerResponse } from 'node:http';
import type { ErrorBody } from '@pomp/api-contract';
import { wholeAnswer } from './whole-answer';

const notThere: ErrorBody = { message: 'Dit hebben we niet gevonden.', code: 'notFound' };
const notRight: ErrorBody = {
  message: 'Dit verzoek klopt niet. Ververs de pagina en probeer het opnieuw.',
  code: 'malformedRequest',
};
const failed: ErrorBody = { message: 'Er ging iets mis bij ons. Probeer het later opnieuw.', code: 'serverError' };

const bodyFor = (status: number): ErrorBody => (status === 404 ? notThere : status < 500 ? notRight : failed);

/** A request that goes nowhere. Programs get to know why as from any call; a browser's address bar has nothing to read. */
export function refuse(response: ServerResponse, status: 400 | 404 | 405, { asCall }: { asCall: boolean }): void {
  if (status === 405) response.setHeader('allow', 'GET, HEAD');
  if (asCall) answerAsJson(response, status);
  else response.writeHead(status).end();
}

/** Next answers an unknown path with its page, and another verb with nothing: to a call, every refusal is JSON. */
export function answerRefusalsAsJson(response: ServerResponse): void {
  wholeAnswer(response, (_body, send) => {
    const { statusCode } = response;
    if (statusCode < 400 || String(response.getHeader('content-type')).startsWith('application/json')) return send();
    for (const name of response.getHeaderNames()) if (aboutTheBody.test(name)) response.removeHeader(name);
    answerAsJson(response, statusCode);
  });
}

const aboutTheBody = /^(?:content-(?:type|length|encoding)|transfer-encoding|etag|vary|link|x-nextjs-.*)$/;

function answerAsJson(response: ServerResponse, status: number): void {
  const body = JSON.stringify(bodyFor(status));
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
  });
  response.end(body);
}
