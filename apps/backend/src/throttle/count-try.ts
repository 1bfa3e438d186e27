import { sql } from 'drizzle-orm';
import type { Database } from '../adapters/database/database.js';
import { throttle } from '../adapters/database/schema/index.js';

export interface Try {
  /** Names what is tried, and by whom. */
  readonly key: string;
  readonly now: Date;
  /** When a count that starts with this try ends. */
  readonly endsAt: Date;
}

export interface Counted {
  /** This one included. */
  readonly tries: number;
  readonly endsAt: Date;
}

interface Waiting {
  readonly one: Try;
  readonly resolve: (counted: Counted) => void;
  readonly reject: (error: unknown) => void;
}

const counters = new WeakMap<Database, (one: Try) => Promise<Counted>>();

/**
 * Counts a try. Resolves when it is in the database, where the tries of all processes are counted together.
 *
 * Tries that come while a statement is under way are written together in the next: under load there are many tries to a statement, and otherwise one. Tries of one key
 * in one process are counted in the order in which they came.
 */
export function countTry(database: Database, one: Try): Promise<Counted> {
  const counter = counters.get(database) ?? createCounter(database);
  counters.set(database, counter);
  return counter(one);
}

function createCounter(database: Database): (one: Try) => Promise<Counted> {
  const write = writeTries(database);
  let waiting: Waiting[] = [];
  let isWriting = false;

  const writeAll = async () => {
    const batch = waiting;
    waiting = [];
    try {
      give(batch, await write(batch.map(({ one }) => one)));
    } catch (error) {
      // What fails here is the database, for whoever came meanwhile too: nobody waits for it twice.
      for (const { reject } of [...batch, ...waiting]) reject(error);
      waiting = [];
    }
    isWriting = false;
    if (waiting.length > 0) startSoon();
  };

  // Once what has already come in is read: those who came in the same moment are in the first statement instead of in the one after it.
  const startSoon = () => {
    isWriting = true;
    setImmediate(() => void writeAll());
  };

  return (one) =>
    new Promise((resolve, reject) => {
      waiting.push({ one, resolve, reject });
      if (!isWriting) startSoon();
    });
}

/** Each gets the count as it was with it: several of one key were counted one after the other. */
function give(batch: readonly Waiting[], written: ReadonlyMap<string, Counted>): void {
  const left = new Map<string, number>();
  for (const { one } of batch) left.set(one.key, (left.get(one.key) ?? 0) + 1);
  for (const {
    one: { key },
    resolve,
    reject,
  } of batch) {
    const counted = written.get(key);
    const after = (left.get(key) ?? 0) - 1;
    left.set(key, after);
    if (counted) resolve(after === 0 ? counted : { ...counted, tries: counted.tries - after });
    else reject(new Error('An upsert gave no row.'));
  }
}

/** In one statement, so that parallel tries each count; by key, so that two processes that write the same keys don't wait for each other. */
function writeTries(database: Database): (batch: readonly Try[]) => Promise<ReadonlyMap<string, Counted>> {
  // Also what ends later than it can: the clock that said so was ahead. Of two processes one may be so a little.
  const ended = sql`(${throttle.endsAt} <= ${sql.placeholder('now')} or ${throttle.endsAt} > excluded.ends_at + interval '1 minute')`;
  const tried = sql`json_to_recordset(${sql.placeholder('tries')}) as tried(key text, tries integer, ends_at timestamptz)`;
  const statement = database
    .insert(throttle)
    .select(sql`select key, tries, ends_at from ${tried} order by key`)
    .onConflictDoUpdate({
      target: throttle.key,
      set: {
        tries: sql`case when ${ended} then excluded.tries else ${throttle.tries} + excluded.tries end`,
        endsAt: sql`case when ${ended} then excluded.ends_at else ${throttle.endsAt} end`,
      },
    })
    .returning()
    .prepare('count_tries');
  return async (batch) => {
    const now = new Date(Math.max(...batch.map((one) => one.now.getTime())));
    const tries = new Map<string, { readonly key: string; readonly tries: number; readonly ends_at: Date }>();
    for (const { key, endsAt } of batch) tries.set(key, { key, tries: (tries.get(key)?.tries ?? 0) + 1, ends_at: endsAt });
    const rows = await statement.execute({ now: now.toISOString(), tries: JSON.stringify([...tries.values()]) });
    return new Map(rows.map(({ key, ...counted }) => [key, counted]));
  };
}
