import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** All that one page asks of the backend belongs to one trace (W3C's trace context): the visitor's, or, as browsers begin none for a page, one that begins here. */
export function beginTrace({ headers }: IncomingMessage): void {
  headers.traceparent ??= `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-01`;
}
