import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
  type SpanOptions,
} from '@opentelemetry/api';

/**
 * Where what is done is told to OpenTelemetry. Its API does nothing until `sendTraces` gives it somewhere to tell: until then there are no traces, and nothing here is
 * worth measuring. Names and attributes are of the contract and of our code: never an address, an id or what someone wrote.
 */
const tracer = trace.getTracer('pomp-backend');

/** What is done in a span of its own, in the one under way or else as a trace of its own; ends with it, and says whether it failed. */
export function inSpan<Result>(name: string, options: SpanOptions, act: (span: Span) => Promise<Result>): Promise<Result> {
  return inSpanBelow(context.active(), name, options, act);
}

function inSpanBelow<Result>(
  parent: Context,
  name: string,
  options: SpanOptions,
  act: (span: Span) => Promise<Result>,
): Promise<Result> {
  return tracer.startActiveSpan(name, options, parent, async (span) => {
    try {
      return await act(span);
    } catch (error) {
      failed(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Only its name: a message can hold what someone typed. */
export function failed(span: Span, error: unknown): void {
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** As `inSpan`, below what a caller says, or an earlier process said, that it belongs to: W3C's trace context. */
export const inSpanOf = <Result>(
  traceParent: string | null | undefined,
  name: string,
  options: SpanOptions,
  act: (span: Span) => Promise<Result>,
): Promise<Result> =>
  inSpanBelow(traceParent ? propagation.extract(ROOT_CONTEXT, { traceparent: traceParent }) : ROOT_CONTEXT, name, options, act);

/** The span under way, for whoever goes on with it later; undefined where nothing is traced. */
export function currentTraceParent(): string | undefined {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}

export const isInSpan = (): boolean => trace.getActiveSpan() !== undefined;

/** For lines of the log. */
export const currentTraceId = (): string | undefined => trace.getActiveSpan()?.spanContext().traceId;
