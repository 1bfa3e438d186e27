import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

interface SharingOptions {
  /** A PostgreSQL that every site reaches. Nothing is kept in it. */
  readonly url: string;
  /** Takes a message that another site was sent as if this one had been. */
  readonly take: (message: string) => Promise<void>;
  /** The message that anything may have been published: what this site didn't hear of. */
  readonly anything: string;
  readonly report: (error: unknown) => void;
  /** Between tries to be connected again, in ms. */
  readonly pause?: number;
}

export interface SharedPublications {
  /** Settles when others are heard, or can't be for now. */
  readonly listening: Promise<void>;
  /** Settles once the database has it, or it is kept to be told later. */
  readonly passOn: (message: string) => Promise<void>;
  /** Looks at all that this site keeps again; the others hear nothing of it. */
  readonly takeAnything: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const channel = 'pomp_published';
/** What can't be told for now is told later; of more than this many, that it was anything. */
const mostWaiting = 100;
/** What PostgreSQL carries in one notification is a little less than 8,000 bytes. */
const longestMessage = 7_500;
/** For a connection that froze, in ms: whoever tells of a publication isn't kept waiting for it. */
const longestTelling = 2_000;

/**
 * Each site keeps its own pages, and a webhook reaches one of them: that one passes the message on by `NOTIFY`. A notification that is sent while a site isn't
 * listening is lost, so whatever it keeps is looked at again once it listens.
 */
export function sharePublications({ url, take, anything, report, pause = 1_000 }: SharingOptions): SharedPublications {
  const self = randomUUID();
  const closing = new AbortController();
  let current: pg.Client | undefined;
  let heard: (() => void) | undefined;
  let tries = 0;
  const listening = new Promise<void>((resolve) => (heard = resolve));

  let waiting: string[] = [];
  const tell = async (carried: string): Promise<void> => {
    const later = () => (waiting = waiting.length < mostWaiting ? [...waiting, carried] : ['']);
    const client = current;
    if (!client) return void later();
    try {
      await client.query('select pg_notify($1, $2)', [channel, `${self} ${carried}`]);
    } catch (error) {
      report(error);
      later();
      if (current !== client) tellWaiting();
    }
  };
  const tellWaiting = () => {
    const left = waiting;
    waiting = [];
    for (const carried of left) void tell(carried);
  };

  /** What is taken here: as often as it is, it is handed on here too, and that isn't passed on, or on again. The same that was published once more meanwhile is. */
  const taking = new Map<string, { times: number; handedOn: number }>();
  const takeHere = async (message: string) => {
    const own = taking.get(message) ?? { times: 0, handedOn: 0 };
    taking.set(message, own);
    own.times += 1;
    try {
      await take(message);
    } finally {
      own.times -= 1;
      own.handedOn = Math.max(0, own.handedOn - 1);
      if (own.times === 0) taking.delete(message);
    }
  };
  const isTakenHere = (message: string): boolean => {
    const own = taking.get(message);
    if (!own || own.handedOn >= own.times) return false;
    own.handedOn += 1;
    return true;
  };
  const takeAnything = () => takeHere(anything);
  const wait = () => delay(pause, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
  /** What can't be taken now is taken later, as anything: more may be published by then. */
  const takeInTheEnd = async (message: string) => {
    for (let next = message; !closing.signal.aborted; next = anything) {
      try {
        return await takeHere(next);
      } catch (error) {
        report(error);
      }
      await wait();
    }
  };
  const hear = (payload = '') => {
    const [from, ...words] = payload.split(' ');
    if (from !== self) void takeInTheEnd(words.join(' ') || anything);
  };

  /** Until the connection is lost, or it can't be had. */
  async function listenOnce(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 2_000,
      keepAlive: true,
      application_name: 'pomp site',
    });
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    client.on('error', report);
    client.on('notification', ({ payload }) => hear(payload));
    tries += 1;
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      current = client;
      tellWaiting();
      // At a first try nothing is kept yet.
      if (tries > 1) void takeInTheEnd(anything);
      heard?.();
      await ended;
    } finally {
      current = undefined;
      heard?.();
      await client.end().catch(() => undefined);
    }
  }

  const done = (async () => {
    while (!closing.signal.aborted) {
      const since = performance.now();
      await listenOnce().catch(report);
      // What was lost is had again at once, unless it is lost each time.
      if (performance.now() - since < pause) await wait();
    }
  })();

  return {
    listening,
    passOn: async (message) => {
      if (isTakenHere(message)) return;
      const told = tell(Buffer.byteLength(message) <= longestMessage ? message : '');
      await Promise.race([told, delay(longestTelling, undefined, { ref: false })]);
    },
    takeAnything,
    close: async () => {
      closing.abort();
      await current?.end();
      await done;
    },
  };
}
