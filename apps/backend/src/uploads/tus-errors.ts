import { Refusal } from '../errors/http-error.js';
import { refusalOf } from '../errors/to-http-error.js';
import { tooLarge } from './receive-files.js';

/** An error of the tus protocol: its clients go by the status, and people by what we say with it. */
export interface TusRefusal {
  readonly status_code: number;
  readonly body: string;
}

/** @param error the protocol's own, or one of ours */
export function tusRefusalOf(error: Error | { readonly status_code: number }): TusRefusal {
  if ('status_code' in error) return ofProtocol(error.status_code);
  const { status, body } = refusalOf(error);
  return { status_code: status, body: JSON.stringify(body) };
}

/** The protocol refuses some requests before it looks at them, in plain words. */
export async function inOurWords(response: Response): Promise<Response> {
  if (response.status < 400) return response;
  const text = await response.text();
  const { status_code: status, body } = text.startsWith('{')
    ? { status_code: response.status, body: text }
    : ofProtocol(response.status);
  const headers = new Headers(response.headers);
  headers.set('content-type', 'application/json');
  headers.set('content-length', String(Buffer.byteLength(body)));
  return new Response(body, { status, headers });
}

function ofProtocol(status: number): TusRefusal {
  const error = refusalIn(status);
  return { status_code: error.code === 'notFound' ? error.status : status, body: JSON.stringify(error.body) };
}

function refusalIn(status: number): Refusal {
  if (status >= 500) return new Refusal('serverError');
  if (status === 413) return tooLarge();
  // Also what was there once: as what never was.
  if (status === 404 || status === 410) return new Refusal('notFound');
  return new Refusal(status === 409 ? 'conflict' : 'malformedRequest');
}
