import { type ServerResponse } from 'node:http';
import type { ErrorBody } from '@pomp/api-contract';
import type { Language } from '@pomp/language';
import { bufferResponse } from './buffer-response';
import { replaceAnswer } from './replace-answer';
import { callTexts } from '../texts/calls';

function bodyFor(status: number, language: Language): ErrorBody {
  const texts = language.texts(callTexts);
  if (status === 404) return { message: texts.notFound, code: 'notFound' };
  return status < 500 ? { message: texts.malformed, code: 'malformedRequest' } : { message: texts.failed, code: 'serverError' };
}

/** Answers a request that leads nowhere. A call gets the reason as JSON, in a language; a browser an empty body. */
export function sendError(response: ServerResponse, status: 400 | 404 | 405, asCall?: Language): void {
  if (status === 405) response.setHeader('allow', 'GET, HEAD');
  if (asCall) sendJsonError(response, status, asCall);
  else response.writeHead(status, { 'cache-control': 'no-store' }).end();
}

/** Next answers an unknown path with its page, and another verb with nothing: to a call, every error is JSON. */
export function sendErrorsAsJson(response: ServerResponse, language: Language): void {
  bufferResponse(response, (_body, send) => {
    const { statusCode } = response;
    if (statusCode < 400 || String(response.getHeader('content-type')).startsWith('application/json')) return send();
    for (const name of response.getHeaderNames()) if (bodyHeader.test(name)) response.removeHeader(name);
    sendJsonError(response, statusCode, language);
  });
}

/** A file of the build that isn't there (a page of an earlier build asks for it) is not what Next says instead: nothing, which nobody keeps. */
export function sendMissingFilesEmpty(response: ServerResponse): void {
  replaceAnswer(response, {
    isReplaced: ({ statusCode }) => statusCode >= 400,
    replace: ({ statusCode }) => ({ status: statusCode, headers: { 'cache-control': 'no-store', 'content-length': 0 }, body: '' }),
  });
}

const bodyHeader = /^(?:content-(?:type|length|encoding)|transfer-encoding|etag|vary|link|x-nextjs-.*)$/;

function sendJsonError(response: ServerResponse, status: number, language: Language): void {
  const body = JSON.stringify(bodyFor(status, language));
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
  });
  response.end(body);
}
