import { DrizzleQueryError } from 'drizzle-orm/errors';
import { destination, pino, stdSerializers, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import { causesOf } from './adapters/database/database-errors.js';
import { currentTraceId } from './observing/spans.js';

export interface LoggerOptions {
  readonly level: string;
  readonly stream?: DestinationStream;
  /** Whether lines name the trace that they belong to. */
  readonly isTraced?: boolean;
}

/** JSON lines, without personal data. */
export const createLogger = ({ level, stream = destination({ dest: 1, sync: false }), isTraced = false }: LoggerOptions): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      serializers: { err: serializeError },
      ...(isTraced && { mixin: () => ({ traceId: currentTraceId() }) }),
    },
    stream,
  );

/** A failed query is logged without its parameters, which are customers' data. */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const causes = causesOf(error);
  const query = causes.find((cause) => cause instanceof DrizzleQueryError);
  if (!query) return stdSerializers.err(error);
  const cause = causes.at(-1);
  return {
    type: 'DrizzleQueryError',
    query: query.query,
    code: cause && 'code' in cause ? cause.code : undefined,
    message: cause === query ? undefined : cause?.message,
  };
}
