import { createHash } from 'node:crypto';
import { setTimeout as elapse } from 'node:timers/promises';
import pg from 'pg';
import { seconds } from '../../clock/clock.js';
import type { PoolOptions } from './postgres-pool.js';
import type { SharedLocks } from './shared-locks.js';

/** Another process waits for the lock of this name. */
const wantedChannel = 'pomp_lock_wanted';

/** Whoever holds a lock is asked for it, and the database for whether it is free, this often. */
const retryAfter = seconds(0.1);

/** The first 64 bits of the name's hash: what is locked by another name is never waited for. */
const keyOf = (name: string) => createHash('sha256').update(name).digest().readBigInt64BE().toString();

interface Session {
  readonly client: pg.Client;
  /** Who holds what, to tell them that it is wanted. */
  readonly held: Map<string, () => void>;
}

/**
 * Advisory locks of one session, which ends with its process: what that held is free at once. All locks of a process share the session, so that
 * an upload on a slow line takes no connection from the others. A connection in front of PostgreSQL that changes between sessions can't be used.
 */
export function postgresLocks({
  url,
  logger,
  queryTimeout,
  connectionTimeout,
}: Pick<PoolOptions, 'url' | 'logger' | 'queryTimeout' | 'connectionTimeout'>): SharedLocks {
  let opening: Promise<Session> | undefined;

  const open = async (): Promise<Session> => {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: connectionTimeout,
      query_timeout: queryTimeout,
      keepAlive: true,
    });
    const session: Session = { client, held: new Map() };
    client.on('error', (error) => logger.warn({ err: error }, 'lost the database connection of the locks'));
    client.once('end', () => {
      opening = undefined;
      // Their locks are gone with the session.
      for (const onWanted of session.held.values()) onWanted();
      session.held.clear();
    });
    client.on('notification', ({ payload = '' }) => session.held.get(payload)?.());
    try {
      await client.connect();
      await client.query(`listen ${wantedChannel}`);
      return session;
    } catch (error) {
      opening = undefined;
      void client.end();
      throw error;
    }
  };
  /** Whether it is locked isn't known any more; once the session has ended, it isn't. */
  const endSession = ({ client }: Session, error: unknown, what: string): Promise<void> => {
    logger.warn({ err: error }, `a lock could not be ${what}: all of this process end`);
    return client.end();
  };
  const tryOnce = async (session: Session, name: string): Promise<boolean> => {
    const { client } = session;
    try {
      const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1::bigint) as locked', [keyOf(name)]);
      if (rows[0]?.locked) return true;
      await client.query('select pg_notify($1, $2)', [wantedChannel, name]);
      return false;
    } catch (error) {
      // A database that was late for us may lock it yet.
      await endSession(session, error, 'asked for');
      throw error;
    }
  };

  return {
    async acquire({ name, signal, onWanted }) {
      while (!signal.aborted) {
        const session = await (opening ??= open());
        if (await tryOnce(session, name)) {
          session.held.set(name, onWanted);
          return async () => {
            // A session that ended has given back all that it held.
            if (!session.held.delete(name)) return;
            try {
              await session.client.query('select pg_advisory_unlock($1::bigint)', [keyOf(name)]);
            } catch (error) {
              void endSession(session, error, 'given back');
            }
          };
        }
        // Rejects when the waiting is over, which the next turn sees.
        await elapse(retryAfter, undefined, { signal }).catch(() => undefined);
      }
      return undefined;
    },
    async close() {
      await (await opening?.catch(() => undefined))?.client.end();
    },
  };
}
