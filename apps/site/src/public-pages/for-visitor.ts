import type { IncomingMessage } from 'node:http';

/** How long the backend may take, in ms. */
const patience = 15_000;

/** As if the visitor had made the call. */
export const forVisitor = ({ headers }: IncomingMessage, init: RequestInit | undefined): RequestInit => ({
  ...init,
  headers: {
    ...Object.fromEntries(new Headers(init?.headers)),
    'x-forwarded-for': headers['x-forwarded-for']?.toString() ?? '',
    ...(headers.traceparent !== undefined && { traceparent: headers.traceparent.toString() }),
  },
  signal: AbortSignal.timeout(patience),
});
