import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createLogger } from '../../logger.js';
import { createPostgresDatabase, onBusyMachine } from '../../testing/test-database.js';
import { postgresLocks } from './postgres-locks.js';

let database: Awaited<ReturnType<typeof createPostgresDatabase>>;
beforeAll(async () => {
  database = await createPostgresDatabase({ migrated: false });
});
afterAll(() => database.drop());

/** As another process has them. */
function process() {
  const locks = postgresLocks({ url: database.url, logger: createLogger({ level: 'silent' }), ...onBusyMachine });
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

test('whoever stops waiting gets nothing', async () => {
  const [one, other] = [process(), process()];
  await one.acquire({ name: 'e', signal: never, onWanted: nothing });
  const stopping = new AbortController();
  const waiting = other.acquire({ name: 'e', signal: stopping.signal, onWanted: nothing });
  stopping.abort();
  await expect(waiting).resolves.toBeUndefined();
});
