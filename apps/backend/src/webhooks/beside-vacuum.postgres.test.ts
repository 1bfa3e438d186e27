import { sql } from 'drizzle-orm';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { audit } from '../adapters/database/schema/index.js';
import { auditRetention } from '../audit/audit.repository.js';
import { after } from '../clock/clock.js';
import { enqueue } from '../jobs/job.repository.js';
import { askBackOffice, callBackOffice } from '../testing/back-office.js';
import { startTestBackend, type TestBackend } from '../testing/test-backend.js';

let backend: TestBackend;
const told: string[] = [];
beforeAll(async () => {
  backend = await startTestBackend({ webhookTarget: { send: async ({ body }) => void told.push(body) } });
  await backend.customer();
  // From here on changes are told.
  await backend.runDueJobs();
});

/** Holds the table of changes as `VACUUM` and `ANALYZE` do. */
async function holdChanges() {
  const { context } = await backend.second();
  let release = () => {};
  const over = new Promise<void>((resolve) => (release = resolve));
  let taken = () => {};
  const isTaken = new Promise<void>((resolve) => (taken = resolve));
  const held = context.database.transaction(async (transaction) => {
    await transaction.execute(sql`lock table audit in share update exclusive mode`);
    taken();
    await over;
  });
  await isTaken;
  const end = async () => {
    release();
    await held;
  };
  onTestFinished(end);
  return end;
}

async function isAnyoneWaiting() {
  const { rows } = (await backend.context.database.execute(
    sql`select 1 from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())`,
  )) as { rows: unknown[] };
  return rows.length > 0;
}

test('what cleans the table of changes holds up no save while they are told, and they are told after it', async () => {
  const own = await backend.customer();
  await backend.runDueJobs();
  told.length = 0;
  const save = (address: string) => own.browser.call('postHouse', { body: { address, zip: '3581 KJ', city: 'Utrecht' } });
  const letGo = await holdChanges();
  expect((await save('Lindelaan 1')).status).toBe(200);
  let isOver = false;
  const relayed = backend.runDueJobs().finally(() => (isOver = true));
  await expect.poll(async () => isOver || (await isAnyoneWaiting())).toBe(true);
  expect((await save('Lindelaan 2')).status).toBe(200);
  await relayed;
  expect(told).toEqual([]);
  expect(await callBackOffice(backend, 'getChanges', { query: {} })).toMatchObject({ status: 503, body: { code: 'unavailable' } });

  await letGo();
  await backend.runDueJobs();
  expect(told.filter((body) => body.includes('change.createHouse'))).toHaveLength(2);
  await expect(askBackOffice(backend, 'getChanges', { query: {} })).resolves.toMatchObject({ changes: expect.any(Array) });
});

test('changes of long ago go some at a time: while any do, none can be told', async () => {
  const { database } = backend.context;
  const own = await backend.customer();
  const before = await database.select({ id: audit.id }).from(audit);
  // Told long since: below all numbers that are still to be.
  await database.execute(sql`insert into audit (id, customer_id, actor, action, at)
    select -number, ${own.id}::uuid, 'customer', 'changeHouse', ${after(backend.now(), -auditRetention).toISOString()}::timestamptz - interval '1 second' from generate_series(1, 2500) as number`);
  await database.execute(sql`create table removed_at_once (rows int not null)`);
  await database.execute(sql`create function note_removed() returns trigger language plpgsql as
    $$ begin insert into removed_at_once select count(*) from gone; return null; end $$`);
  await database.execute(sql`create trigger note_removed after delete on audit referencing old table as gone
    for each statement execute function note_removed()`);

  await enqueue(database, { kind: 'cleanUp', payload: {}, now: backend.now() });
  await backend.runDueJobs();
  const { rows } = (await database.execute(
    sql`select coalesce(sum(rows), 0)::int as removed, coalesce(max(rows), 0) as most from removed_at_once`,
  )) as { rows: unknown[] };
  expect(rows).toEqual([{ removed: 2_500, most: 1_000 }]);
  expect(await database.select({ id: audit.id }).from(audit)).toEqual(before);
});
