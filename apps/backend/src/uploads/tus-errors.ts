import type { Language } from '@pomp/language';
import { HttpError } from '../errors/http-error.js';
import { toHttpError } from '../errors/to-http-error.js';
import { tooLarge } from './receive-files.js';

/** An error of the tus protocol: its clients go by the status, and people by what we say with it. */
export interface TusError {
  readonly status_code: number;
  readonly body: string;
}

/** @param error the protocol's own, or one of ours */
export function toTusError(error: Error | { readonly status_code: number }, language: Language): TusError {
  if ('status_code' in error) return ofProtocol(error.status_code, language);
  const httpError = toHttpError(error);
  return { status_code: httpError.status, body: JSON.stringify(httpError.body(language)) };
}

/** The protocol refuses some requests before it looks at them, in plain words. */
export async function inOurWords(response: Response, language: Language): Promise<Response> {
  if (response.status < 400) return response;
  const text = await response.text();
  const { status_code: status, body } = text.startsWith('{')
    ? { status_code: response.status, body: text }
    : ofProtocol(response.status, language);
  const headers = new Headers(response.headers);
  headers.set('content-type', 'application/json');
  headers.set('content-length', String(Buffer.byteLength(body)));
  return new Response(body, { status, headers });
}

function ofProtocol(status: number, language: Language): TusError {
  const error = httpErrorFor(status);
  return { status_code: error.code === 'notFound' ? error.status : status, body: JSON.stringify(error.body(language)) };
}

function httpErrorFor(status: number): HttpError {
  if (status >= 500) return new HttpError('serverError');
  if (status === 413) return tooLarge();
  // Also what was there once: as what never was.
  if (status === 404 || status === 410) return new HttpError('notFound');
  return new HttpError(status === 409 ? 'conflict' : 'malformedRequest');
}
