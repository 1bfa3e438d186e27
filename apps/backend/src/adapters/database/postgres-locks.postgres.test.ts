import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { seconds } from '../../clock/clock.js';
import { createLogger } from '../../logger.js';
import { openLineToPostgres } from '../../testing/cuttable-line.js';
import { createPostgresDatabase, onBusyMachine } from '../../testing/test-database.js';
import { postgresLocks } from './postgres-locks.js';

let database: Awaited<ReturnType<typeof createPostgresDatabase>>;
beforeAll(async () => {
  database = await createPostgresDatabase({ migrated: false });
});
afterAll(() => database.drop());

/** As another process has them. */
function process(options: { readonly url?: string; readonly queryTimeout?: number } = {}) {
  const locks = postgresLocks({ url: database.url, logger: createLogger({ level: 'silent' }), ...onBusyMachine, ...options });
  onTestFinished(() => locks.close());
  return locks;
}
const never = new AbortController().signal;
const nothing = () => undefined;

test('one process has it at a time, is told that another waits, and the other gets it when it is given back', async () => {
  const [one, other] = [process(), process()];
  const onWanted = vi.fn();
  const release = await one.acquire({ name: 'a', signal: never, onWanted });
  const waiting = other.acquire({ name: 'a', signal: never, onWanted: nothing });
  await expect.poll(() => onWanted.mock.calls.length).toBeGreaterThan(0);
  await release?.();
  await expect(waiting).resolves.toBeTypeOf('function');
});

test('what is locked by another name waits for nobody', async () => {
  const [one, other] = [process(), process()];
  await one.acquire({ name: 'b', signal: never, onWanted: nothing });
  await expect(other.acquire({ name: 'c', signal: never, onWanted: nothing })).resolves.toBeTypeOf('function');
});

test('what a process held that is gone is free, and whoever held it there is told', async () => {
  const [one, other] = [process(), process()];
  const onWanted = vi.fn();
  await one.acquire({ name: 'd', signal: never, onWanted });
  await one.close();
  expect(onWanted).toHaveBeenCalledOnce();
  await expect(other.acquire({ name: 'd', signal: never, onWanted: nothing })).resolves.toBeTypeOf('function');
});

test('what the database locks too late for whoever asked is free for another', async () => {
  const { line, url } = await openLineToPostgres(database.url);
  onTestFinished(() => line.cut());
  const [one, other] = [process({ url, queryTimeout: seconds(6) }), process()];
  await one.acquire({ name: 'f', signal: never, onWanted: nothing });
  line.freeze();
  await expect(one.acquire({ name: 'g', signal: never, onWanted: nothing })).rejects.toThrow('timeout');
  line.thaw();
  // Over the same connection, if it is still there, that comes after what was late.
  await one.acquire({ name: 'h', signal: never, onWanted: nothing });
  await expect(other.acquire({ name: 'g', signal: never, onWanted: nothing })).resolves.toBeTypeOf('function');
});

test('whoever stops waiting gets nothing', async () => {
  const [one, other] = [process(), process()];
  await one.acquire({ name: 'e', signal: never, onWanted: nothing });
  const stopping = new AbortController();
  const waiting = other.acquire({ name: 'e', signal: stopping.signal, onWanted: nothing });
  stopping.abort();
  await expect(waiting).resolves.toBeUndefined();
});
