import pg from 'pg';
import { seconds } from '../../clock/clock.js';
import type { Ask } from './database.js';
import type { PoolOptions } from './postgres-pool.js';
import { traceQueriesOf } from './trace-queries.js';

export interface SharedConnections {
  readonly ask: Ask;
  close(): Promise<void>;
}

interface Line {
  readonly client: pg.Client;
  readonly connected: Promise<void>;
  isConnected: boolean;
  /** Readings that aren't answered yet. */
  underWay: number;
  /** What is asked in this turn of the event loop goes out at its end. */
  isGathering: boolean;
}

/** One that waits for a disk or a lock holds up those behind it: the next go by the other line. */
const mostLines = 2;

/**
 * Connections for readings that are short and asked all the time (ADR 0067). Each is sent without waiting for the answers before it, and what is asked in one turn of the event loop together: a connection for each of them, a system
 * call to send it and one to hear of it took as long as all else that a call does. Those of one connection are answered in turn, so whatever takes long belongs in the pool.
 */
export function sharedConnections({
  url,
  logger,
  queryTimeout,
  connectionTimeout,
  isTraced = false,
}: Omit<PoolOptions, 'maxConnections'>): SharedConnections {
  const lines = new Set<Line>();

  const open = (): Line => {
    const client = new pg.Client({
      connectionString: url,
      pipeline: true,
      connectionTimeoutMillis: connectionTimeout,
      query_timeout: queryTimeout,
      statement_timeout: queryTimeout,
      keepAlive: true,
      // These stay open, also at night: what is between must not forget them, and one that is gone is noticed before it is needed.
      keepAliveInitialDelayMillis: seconds(10),
    });
    if (isTraced) traceQueriesOf(client);
    client.on('error', (error) => logger.warn({ err: error }, 'lost a shared database connection'));
    const connected = client.connect().then(
      () => {
        line.isConnected = true;
      },
      (error: unknown) => {
        leave(line);
        throw error;
      },
    );
    const line: Line = { client, connected, isConnected: false, underWay: 0, isGathering: false };
    client.once('end', () => lines.delete(line));
    lines.add(line);
    return line;
  };

  /** Nothing is asked on it any more; what was is still answered. */
  const leave = (line: Line) => {
    if (lines.delete(line)) void line.client.end();
  };

  const leastBusy = (): Line => {
    let least: Line | undefined;
    for (const line of lines) if (!least || line.underWay < least.underWay) least = line;
    return least && (least.underWay === 0 || lines.size === mostLines) ? least : open();
  };

  return {
    async ask<Row extends readonly unknown[]>({ name, text }: Parameters<Ask>[0], values: readonly unknown[]) {
      const line = leastBusy();
      line.underWay += 1;
      try {
        if (!line.isConnected) await line.connected;
        sendTogether(line);
        return (await line.client.query<Row & unknown[]>({ name, text, rowMode: 'array' }, [...values])).rows;
      } catch (error) {
        // As the pool does it: what failed once, such as a statement whose plan a change of the tables made invalid, may fail there for good.
        leave(line);
        throw error;
      } finally {
        line.underWay -= 1;
      }
    },
    async close() {
      await Promise.all(
        [...lines].map(async ({ client, connected }) => {
          // Whoever asked has heard why there is none.
          await connected.catch(() => undefined);
          await client.end();
        }),
      );
    },
  };
}

function sendTogether(line: Line): void {
  if (line.isGathering) return;
  const { stream } = line.client.connection;
  line.isGathering = true;
  stream.cork();
  setImmediate(() => {
    line.isGathering = false;
    stream.uncork();
  });
}
