import { randomUUID } from 'node:crypto';
import { eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { audit, job, passwordReset, session, throttle } from '../adapters/database/schema/index.js';
import { days, hours, minutes } from '../clock/clock.js';
import { startTestBackend, type TestBackend } from '../testing/test-backend.js';
import { planCleanUp } from '../maintenance/clean-up.js';
import { enqueue, jobRepository } from './job.repository.js';
import { nobody } from '../observing/observer.js';
import { createLogger } from '../logger.js';
import { createWorker, retryDelay } from './worker.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
beforeEach(async () => {
  await backend.context.database.delete(job);
});

/** As when all the time has passed that a job is a process's own: that is by the database's clock, which no test moves. */
async function locksEnd() {
  backend.pass(minutes(5));
  const { database } = backend.context;
  await database
    .update(job)
    // Kept in whole milliseconds, by rounding: this very moment can become one that is still to come.
    .set({ lockedUntil: sql`now() - interval '1 millisecond'` })
    .where(isNotNull(job.lockedUntil));
}

const jobs = () => backend.context.database.select().from(job).orderBy(job.createdAt);

describe('a mail while the mail server is busy', () => {
  test('leaves later, once, and waits longer after every failure', async () => {
    const { email } = await backend.customer();
    backend.mailbox.refuse(true);
    await backend.browser().call('recoverPassword', { body: { email } });
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 3; attempt++) {
      await backend.runDueJobs();
      const [waiting] = await jobs();
      expect(waiting).toMatchObject({
        attempts: attempt,
        doneAt: null,
        lockedUntil: null,
        lastError: expect.stringContaining('451'),
      });
      waits.push((waiting?.runAt.getTime() ?? 0) - backend.now().getTime());
      expect(await backend.runDueJobs()).toBe(0);
      backend.pass(waits.at(-1) ?? 0);
    }
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(new Set(waits).size).toBe(3);

    const before = backend.mailbox.mails.length;
    backend.mailbox.refuse(false);
    await backend.runDueJobs();
    await backend.runDueJobs();
    expect(backend.mailbox.mails.slice(before).map(({ to }) => to?.[0]?.address)).toEqual([email]);
    expect(await jobs()).toMatchObject([{ attempts: 4, doneAt: backend.now(), lastError: null }]);
  });

  test('has the same message id at every attempt', async () => {
    const { email } = await backend.customer();
    backend.pass(minutes(1));
    await backend.browser().call('recoverPassword', { body: { email } });
    const [waiting] = await jobs();
    await backend.runDueJobs();
    expect(backend.mailbox.mails.at(-1)?.messageId).toBe(`<${waiting?.id}@pomp.example>`);
  });

  test('still leaves when that took five days', async () => {
    const { email } = await backend.customer();
    backend.mailbox.refuse(true);
    backend.pass(minutes(1));
    await backend.browser().call('recoverPassword', { body: { email } });
    const until = backend.now().getTime() + days(5);
    for (let attempt = 1; backend.now().getTime() < until; attempt++) {
      await backend.runDueJobs();
      backend.pass(retryDelay(attempt));
    }
    const before = backend.mailbox.mails.length;
    backend.mailbox.refuse(false);
    await backend.runDueJobs();
    expect(backend.mailbox.mails.slice(before).map(({ to }) => to?.[0]?.address)).toEqual([email]);
  });

  test('is given up in the end, and kept to look at', async () => {
    const { email } = await backend.customer();
    backend.mailbox.refuse(true);
    backend.pass(minutes(1));
    await backend.browser().call('recoverPassword', { body: { email } });
    const attempts = 30;
    for (let attempt = 1; attempt <= attempts; attempt++) {
      expect(await backend.runDueJobs()).toBe(1);
      backend.pass(retryDelay(attempt));
    }
    backend.mailbox.refuse(false);
    expect(await backend.runDueJobs()).toBe(0);
    expect(await jobs()).toMatchObject([{ attempts, doneAt: null, failedAt: expect.any(Date) }]);

    const { database } = backend.context;
    expect(await jobRepository(database).beginAnew({ now: backend.now(), kind: 'deliverChange' })).toBe(0);
    expect(await jobRepository(database).beginAnew({ now: backend.now() })).toBe(1);
    expect(await backend.runDueJobs()).toBe(1);
    expect(await jobs()).toMatchObject([{ attempts: 1, doneAt: backend.now(), failedAt: null }]);
    expect(await jobRepository(database).beginAnew({ now: backend.now() })).toBe(0);
  });
});

describe('a job', () => {
  test('is there only if the change is', async () => {
    await expect(
      backend.context.database.transaction(async (transaction) => {
        await enqueue(transaction, { kind: 'cleanUp', payload: {}, now: backend.now() });
        throw new Error('the change failed');
      }),
    ).rejects.toThrow('the change failed');
    expect(await jobs()).toEqual([]);
  });

  test('with a key that is taken isn’t planned again', async () => {
    const plan = () => enqueue(backend.context.database, { kind: 'cleanUp', payload: {}, now: backend.now(), uniqueKey: 'once' });
    await Promise.all([plan(), plan(), plan()]);
    expect(await jobs()).toHaveLength(1);
  });

  test('runs once, however many workers there are', async () => {
    const { email } = await backend.customer();
    backend.pass(minutes(1));
    const before = backend.mailbox.mails.length;
    for (const address of [email, 'niemand@pomp.example', email.toUpperCase()])
      await backend.browser().call('recoverPassword', { body: { email: address } });
    const counts = await Promise.all(Array.from({ length: 8 }, () => backend.runDueJobs()));
    expect(counts.reduce((sum, count) => sum + count)).toBe(2);
    expect(backend.mailbox.mails.slice(before)).toHaveLength(1);
  });

  test('of a process that died is taken over, and its old owner can’t end it', async () => {
    const { database } = backend.context;
    await enqueue(database, { kind: 'cleanUp', payload: {}, now: backend.now() });
    const repository = jobRepository(database);
    const claim = async () => (await repository.claim({ now: backend.now(), lockedFor: minutes(5), limit: 4 })).at(0);
    const first = await claim();
    expect(await claim()).toBeUndefined();
    await locksEnd();
    const second = await claim();
    expect(second).toMatchObject({ id: first?.id, attempts: 2 });
    if (first) await repository.complete(first, backend.now());
    expect(await jobs()).toMatchObject([{ doneAt: null }]);
    if (second) await repository.complete(second, backend.now());
    expect(await jobs()).toMatchObject([{ doneAt: backend.now() }]);
  });

  test('that runs is no other’s, whatever the clocks of the two say', async () => {
    const { email } = await backend.customer();
    const sent = () => backend.mailbox.mails.filter(({ to }) => to?.[0]?.address === email).length;
    await backend.runDueJobs();
    const before = sent();
    await backend.browser().call('recoverPassword', { body: { email } });
    const [mine] = await jobRepository(backend.context.database).claim({ now: backend.now(), lockedFor: minutes(5), limit: 4 });
    expect(mine).toMatchObject({ kind: 'sendMail' });
    backend.pass(minutes(10));
    expect(await backend.runDueJobs()).toBe(0);
    expect(sent()).toBe(before);
    await locksEnd();
    expect(await backend.runDueJobs()).toBe(1);
    expect(sent()).toBe(before + 1);
  });

  test('that ends its process every time is given up, and takes no others along', async () => {
    const { database } = backend.context;
    const repository = jobRepository(database);
    const now = backend.now();
    await enqueue(database, { kind: 'prepareUpload', payload: { uploadId: randomUUID() }, now });
    await enqueue(database, { kind: 'cleanUp', payload: {}, now: new Date(now.getTime() + 1) });
    backend.pass(1);
    // As a process does that is gone before a job ends.
    const claim = () => repository.claim({ now: backend.now(), lockedFor: minutes(5), limit: 4 });
    expect((await claim()).map(({ kind }) => kind).sort()).toEqual(['cleanUp', 'prepareUpload']);
    for (let attempt = 2; attempt <= 3; attempt++) {
      await locksEnd();
      expect(await claim()).toMatchObject([{ kind: 'prepareUpload', attempts: attempt }]);
    }
    await locksEnd();
    await backend.runDueJobs();
    const ended = await jobs();
    expect(ended.find(({ kind }) => kind === 'prepareUpload')).toMatchObject({
      doneAt: null,
      failedAt: backend.now(),
      lastError: expect.stringContaining('process ended'),
    });
    expect(ended.find(({ kind }) => kind === 'cleanUp')).toMatchObject({ attempts: 2, doneAt: backend.now() });
  });

  test('of a kind that this version doesn’t know is kept as failed', async () => {
    const { database } = backend.context;
    const now = backend.now();
    await database.insert(job).values({ kind: 'fromTheFuture', payload: {}, runAt: now, createdAt: now });
    await backend.runDueJobs();
    expect(await jobs()).toMatchObject([
      { kind: 'fromTheFuture', doneAt: null, failedAt: now, lastError: expect.stringContaining('fromTheFuture') },
    ]);
  });

  test('that runs when the worker stops is finished first', async () => {
    const { database, clock } = backend.context;
    let finish = () => {};
    const running = new Promise<void>((resolve) => (finish = resolve));
    let started = () => {};
    const hasStarted = new Promise<void>((resolve) => (started = resolve));
    const worker = createWorker({
      database,
      clock,
      logger: createLogger({ level: 'silent' }),
      observer: nobody,
      disk: { hasSpace: async () => true, hasSpaceToClean: async () => true },
      handlers: {
        cleanUp: {
          maxAttempts: 1,
          run: () => {
            started();
            return running;
          },
        },
        sendMail: { maxAttempts: 1, run: async () => {} },
        checkPayment: { maxAttempts: 1, run: async () => {} },
        cancelPayment: { maxAttempts: 1, run: async () => {} },
        stampAgreement: { maxAttempts: 1, run: async () => {} },
        deliverChange: { maxAttempts: 1, run: async () => {} },
        prepareUpload: { maxAttempts: 1, run: async () => {} },
        removeFiles: { maxAttempts: 1, run: async () => {} },
      },
    });
    await enqueue(database, { kind: 'cleanUp', payload: {}, now: clock() });
    worker.start();
    await hasStarted;
    const stopped = worker.stop();
    finish();
    await stopped;
    expect(await jobs()).toMatchObject([{ doneAt: clock() }]);
  });
});

describe('cleaning', () => {
  test('is planned once an hour, whoever asks, and plans itself again', async () => {
    await Promise.all([planCleanUp(backend.context), planCleanUp(backend.context)]);
    expect(await jobs()).toHaveLength(1);
    backend.pass(hours(1));
    await backend.runDueJobs();
    const planned = await backend.context.database.select().from(job).where(isNull(job.doneAt));
    expect(planned).toMatchObject([{ kind: 'cleanUp' }]);
    expect(planned[0]?.runAt.getTime()).toBeGreaterThan(backend.now().getTime());
  });

  test('keeps who changed what for two years', async () => {
    const { database } = backend.context;
    const { id } = await backend.customer();
    const traces = async () => database.select().from(audit).where(eq(audit.customerId, id));
    const cleanUp = async () => {
      await enqueue(database, { kind: 'cleanUp', payload: {}, now: backend.now() });
      await backend.runDueJobs();
    };
    const made = (await traces()).length;
    expect(made).toBeGreaterThan(0);
    backend.pass(days(730));
    await cleanUp();
    expect(await traces()).toHaveLength(made);
    backend.pass(1);
    await cleanUp();
    expect(await traces()).toEqual([]);
  });

  test('removes what has expired and leaves the rest', async () => {
    const { database } = backend.context;
    const old = await backend.customer();
    await backend.browser().call('recoverPassword', { body: { email: old.email } });
    await backend.browser().call('login', { body: { email: old.email, password: 'Verkeerd1' } });
    await backend.runDueJobs();
    backend.pass(days(15));
    const { id } = await backend.customer();
    expect((await database.select().from(throttle)).some(({ endsAt }) => endsAt <= backend.now())).toBe(true);
    await enqueue(database, { kind: 'cleanUp', payload: {}, now: backend.now() });
    await backend.runDueJobs();
    expect(await database.select().from(session).where(eq(session.customerId, old.id))).toEqual([]);
    expect(await database.select().from(session).where(eq(session.customerId, id))).toHaveLength(1);
    expect(await database.select().from(passwordReset)).toEqual([]);
    const ended = (await database.select().from(throttle)).filter(({ endsAt }) => endsAt <= backend.now());
    expect(ended).toEqual([]);
    expect((await jobs()).filter(({ kind }) => kind === 'sendMail')).toEqual([]);
  });
});
