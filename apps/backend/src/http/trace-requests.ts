import { SpanKind } from '@opentelemetry/api';
import type { MiddlewareHandler } from 'hono';
import { failed, inSpanOf } from '../observing/spans.js';
import type { HttpEnv } from './http-env.js';

/** Each request in a span, below that of the page or the site that made it. The call names it, not the address: that can hold ids and tokens. */
export const traceRequests: MiddlewareHandler<HttpEnv> = (c, next) => {
  const { method } = c.req;
  const options = { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } };
  return inSpanOf(c.req.header('traceparent'), method, options, async (span) => {
    await next();
    const call = c.get('callName');
    if (call !== undefined) span.updateName(call).setAttribute('pomp.call', call);
    const { status } = c.res;
    span.setAttributes({ 'http.response.status_code': status, 'pomp.request_id': c.get('requestId') });
    if (status >= 500) failed(span, c.error);
  });
};
