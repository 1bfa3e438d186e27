import { SpanKind } from '@opentelemetry/api';
import type pg from 'pg';
import { inSpan, isInSpan } from '../../observing/spans.js';

type Query = (this: unknown, ...given: unknown[]) => unknown;

/**
 * Each query of a request or a job in a span of its own. Its text says what was asked with a place for each value, and the values aren't told. What nobody asked, such as the worker's look for jobs each
 * second, begins no traces.
 */
export function traceQueries(pool: pg.Pool): void {
  traceQueriesOf(pool);
  pool.on('connect', traceQueriesOf);
}

/** The same of one connection. */
export function traceQueriesOf(client: { query: unknown }): void {
  const ask = client.query as Query;
  client.query = function (this: unknown, ...given: unknown[]) {
    // The pool itself asks its connections with a callback: that query is in a span already.
    const text = typeof given.at(-1) === 'function' ? undefined : textOf(given[0]);
    if (text === undefined || !isInSpan()) return ask.apply(this, given);
    const options = { kind: SpanKind.CLIENT, attributes: { 'db.system.name': 'postgresql', 'db.query.text': text } };
    return inSpan(/^\w+/.exec(text)?.[0].toLowerCase() ?? 'query', options, async () => ask.apply(this, given));
  };
}

/** Of a query that is asked for its answer; what is read bit by bit is an object of another kind. */
const textOf = (query: unknown): string | undefined =>
  typeof query === 'string'
    ? query
    : typeof query === 'object' && query !== null && 'text' in query && !('submit' in query) && typeof query.text === 'string'
      ? query.text
      : undefined;
