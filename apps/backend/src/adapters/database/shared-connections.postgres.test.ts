import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLogger } from '../../logger.js';
import { openLineToPostgres, type CuttableLine } from '../../testing/cuttable-line.js';
import { createPostgresDatabase, onBusyMachine } from '../../testing/test-database.js';
import type { DatabaseConnection } from './database.js';
import { isDatabaseAway } from './database-errors.js';
import { openPostgres } from './open-postgres.js';

let line: CuttableLine;
let connection: DatabaseConnection;
let url: string;
let close: () => Promise<void>;

const open = (timeouts?: typeof onBusyMachine) => openPostgres({ url, logger: createLogger({ level: 'silent' }), timeouts });

beforeEach(async () => {
  const { url: direct, drop } = await createPostgresDatabase();
  const lineTo = await openLineToPostgres(direct);
  ({ line, url } = lineTo);
  connection = await open(onBusyMachine);
  close = async () => {
    await connection.close();
    await line.cut();
    await drop();
  };
});
afterEach(() => close());

const twice = async (number: number): Promise<number | undefined> =>
  (await connection.ask<readonly [number]>({ name: 'twice', text: 'select 2 * $1::int' }, [number]))[0]?.[0];
const divided = (by: number) => connection.ask({ name: 'divided', text: 'select 1 / $1::int' }, [by]);
const slow = (time: number) => connection.ask({ name: 'slow', text: 'select 1 from pg_sleep($1::float8)' }, [time]);
/** Connections of this database that are asked such a thing, or were at last. */
const connectionsAsked = async (text: string) =>
  (
    await connection.database
      .select({ pid: sql<number>`pid` })
      .from(sql`pg_stat_activity`)
      .where(sql`datname = current_database() and query = ${text}`)
  ).length;
const many = Array.from({ length: 60 }, (_, index) => index);

test('of many readings at once each gets its own answer, over two connections', async () => {
  expect(await Promise.all(many.map(twice))).toEqual(many.map((number) => 2 * number));
  expect(await connectionsAsked('select 2 * $1::int')).toBe(2);
});

test('one that fails takes none along, and the next are answered', async () => {
  const asked = await Promise.allSettled(many.map((number) => (number % 7 === 0 ? divided(0) : twice(number))));
  expect(asked.map(({ status }) => status)).toEqual(many.map((number) => (number % 7 === 0 ? 'rejected' : 'fulfilled')));
  expect(await twice(21)).toBe(42);
});

test('behind one that waits nobody waits who comes later', async () => {
  await Promise.all([twice(1), twice(2)]);
  const order: string[] = [];
  const waiting = await connection.background.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(1)`);
    const locked = connection
      .ask({ name: 'locked', text: 'select 1 from pg_advisory_xact_lock(1)' }, [])
      .then(() => order.push('the one that waits'));
    await twice(21).then(() => order.push('the one that came later'));
    return { locked };
  });
  await waiting.locked;
  expect(order).toEqual(['the one that came later', 'the one that waits']);
});

test('when the database goes away all that were asked are told so, and the next are answered once it is back', async () => {
  await twice(1);
  const lost = [slow(1), twice(2), slow(1)];
  await line.cut();
  for (const result of await Promise.allSettled(lost))
    expect(result).toMatchObject({ status: 'rejected', reason: expect.toSatisfy(isDatabaseAway) });
  await expect(twice(1)).rejects.toSatisfy(isDatabaseAway);
  await line.restore();
  expect(await Promise.all(many.map(twice))).toEqual(many.map((number) => 2 * number));
});

test('one that hangs is away as well, for whoever is connected and for whoever isn’t yet', async () => {
  await connection.close();
  // As long as visitors wait.
  connection = await open();
  await Promise.all([twice(1), twice(2)]);
  line.freeze();
  for (const asked of await Promise.allSettled([twice(1), twice(2), twice(3)]))
    expect(asked).toMatchObject({ status: 'rejected', reason: expect.toSatisfy(isDatabaseAway) });
  await expect(twice(4)).rejects.toSatisfy(isDatabaseAway);
  line.thaw();
  await expect.poll(() => twice(21).catch(() => 'away')).toBe(42);
});

test('a table that changed is read as it is now', async () => {
  const read = () => connection.ask({ name: 'read', text: 'select * from changing' }, []);
  await connection.database.execute(sql`create table changing as select 1 as one`);
  expect(await read()).toEqual([[1]]);
  await connection.database.execute(sql`alter table changing add two integer default 2`);
  // The statement that PostgreSQL keeps fits no longer.
  await expect(read()).rejects.toThrow('cached plan must not change result type');
  expect(await read()).toEqual([[1, 2]]);
});
