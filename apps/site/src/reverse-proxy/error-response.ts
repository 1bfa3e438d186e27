import { type ServerResponse } from 'node:http';
import type { ErrorBody } from '@pomp/api-contract';
import { bufferResponse } from './buffer-response';

const notThere: ErrorBody = { message: 'Dit hebben we niet gevonden.', code: 'notFound' };
const notRight: ErrorBody = {
  message: 'Dit verzoek klopt niet. Ververs de pagina en probeer het opnieuw.',
  code: 'malformedRequest',
};
const failed: ErrorBody = { message: 'Er ging iets mis bij ons. Probeer het later opnieuw.', code: 'serverError' };

const bodyFor = (status: number): ErrorBody => (status === 404 ? notThere : status < 500 ? notRight : failed);

/** Answers a request that leads nowhere. A call gets the reason as JSON, a browser an empty body. */
export function sendError(response: ServerResponse, status: 400 | 404 | 405, { asCall }: { asCall: boolean }): void {
  if (status === 405) response.setHeader('allow', 'GET, HEAD');
  if (asCall) sendJsonError(response, status);
  else response.writeHead(status).end();
}

/** Next answers an unknown path with its page, and another verb with nothing: to a call, every error is JSON. */
export function sendErrorsAsJson(response: ServerResponse): void {
  bufferResponse(response, (_body, send) => {
    const { statusCode } = response;
    if (statusCode < 400 || String(response.getHeader('content-type')).startsWith('application/json')) return send();
    for (const name of response.getHeaderNames()) if (bodyHeader.test(name)) response.removeHeader(name);
    sendJsonError(response, statusCode);
  });
}

const bodyHeader = /^(?:content-(?:type|length|encoding)|transfer-encoding|etag|vary|link|x-nextjs-.*)$/;

function sendJsonError(response: ServerResponse, status: number): void {
  const body = JSON.stringify(bodyFor(status));
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
  });
  response.end(body);
}
