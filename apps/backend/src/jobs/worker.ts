import { SpanKind, type Span } from '@opentelemetry/api';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import type { Database } from '../adapters/database/database.js';
import type { DiskSpace } from '../adapters/disk/disk-space.js';
import { after, hours, minutes, seconds, type Clock } from '../clock/clock.js';
import type { JobEnd, Observer } from '../observing/observer.js';
import { failed, inSpanOf } from '../observing/spans.js';
import { isJobKind, jobPayloads, kindsFreeingSpace, type JobHandlers, type JobKind, type JobRun } from './job-kinds.js';
import { jobRepository, type ClaimedJob } from './job.repository.js';

export interface Worker {
  start(): void;
  /** Claims nothing more and resolves when what runs has ended. */
  stop(): Promise<void>;
  /** Runs everything that is due now; gives how many jobs that was. */
  runDue(): Promise<number>;
}

interface WorkerOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly handlers: JobHandlers;
  /** On a full disk jobs wait, except those that free space: claiming one is writing. */
  readonly disk: Pick<DiskSpace, 'hasSpace' | 'hasSpaceToClean'>;
  readonly observer: Observer;
  /** Makes jobs of what happened, each time before those that are due are looked for. */
  readonly prepare?: () => Promise<void>;
  readonly pollMillis?: number;
}

/** Longer than any job takes; after it another process takes over. */
const lockTime = minutes(5);
const parallel = 4;

export const retryDelay = (attempt: number) => Math.min(seconds(5) * 3 ** (attempt - 1), hours(6));

export function createWorker({
  database,
  clock,
  logger,
  handlers,
  disk,
  observer,
  prepare,
  pollMillis = 1_000,
}: WorkerOptions): Worker {
  const jobs = jobRepository(database);
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let underWay: Promise<unknown> = Promise.resolve();

  /** In a span below that of whoever asked for it. */
  const run = (claimed: ClaimedJob): Promise<void> =>
    inSpanOf(
      claimed.traceParent,
      isJobKind(claimed.kind) ? claimed.kind : 'unknown',
      { kind: SpanKind.CONSUMER, attributes: { 'pomp.attempt': claimed.attempts } },
      (span) => attempt(claimed, span),
    );

  const attempt = async (claimed: ClaimedJob, span: Span): Promise<void> => {
    const about = { jobId: claimed.id, kind: claimed.kind, attempt: claimed.attempts };
    const maxAttempts = isJobKind(claimed.kind) ? handlers[claimed.kind].maxAttempts : 1;
    if (claimed.attempts > maxAttempts) {
      await jobs.giveUp(claimed, { now: clock(), lastError: 'The process ended in the middle of the last attempt.' });
      logger.error(about, 'job given up');
      return;
    }
    const since = performance.now();
    const ended = (outcome: JobEnd['outcome']) =>
      observer.jobEnded({ kind: isJobKind(claimed.kind) ? claimed.kind : 'unknown', outcome, millis: performance.now() - since });
    try {
      await handle(handlers, claimed);
      await jobs.complete(claimed, clock());
      ended('done');
      logger.info(about, 'job done');
    } catch (error) {
      const lastError = describe(error);
      failed(span, error);
      // The row keeps the message, which can name a customer; the log doesn't.
      logger.warn({ ...about, error: error instanceof Error ? error.name : typeof error }, 'job failed');
      if (claimed.attempts >= maxAttempts) {
        await jobs.giveUp(claimed, { now: clock(), lastError });
        logger.error(about, 'job given up');
        ended('givenUp');
      } else {
        await jobs.retry(claimed, { runAt: after(clock(), retryDelay(claimed.attempts)), lastError });
        ended('failed');
      }
    }
  };

  const runDue = async (): Promise<number> => {
    let count = 0;
    // What can't be prepared now can be later; the jobs that there are don't wait for it.
    if (prepare && (await disk.hasSpace()))
      await prepare().catch((error: unknown) => logger.warn({ err: error }, 'no jobs could be made of what happened'));
    while (!stopped && (await jobs.isAnyDue(clock()))) {
      const hasSpace = await disk.hasSpace();
      if (!hasSpace && !(await disk.hasSpaceToClean())) break;
      const claimed = await jobs.claim({
        now: clock(),
        lockedFor: lockTime,
        limit: parallel,
        kinds: hasSpace ? undefined : kindsFreeingSpace,
      });
      if (claimed.length === 0) break;
      await Promise.all(claimed.map(run));
      count += claimed.length;
    }
    return count;
  };

  const poll = async (): Promise<void> => {
    // A database that is away comes back; the jobs wait in it.
    await runDue().catch((error: unknown) => logger.warn({ err: error }, 'the worker could not reach its jobs'));
    if (!stopped) timer = setTimeout(() => (underWay = poll()), pollMillis);
  };

  return {
    runDue,
    start: () => void (underWay = poll()),
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await underWay;
    },
  };
}

function handle(handlers: JobHandlers, { id, kind, payload, attempts }: ClaimedJob): Promise<void> {
  if (!isJobKind(kind)) throw new Error(`No handler for jobs of kind "${kind}".`);
  return runAs(handlers, kind, payload, { id, attempt: attempts });
}

const runAs = <Kind extends JobKind>(handlers: JobHandlers, kind: Kind, payload: unknown, job: JobRun): Promise<void> => {
  const schema: z.ZodMiniType = jobPayloads[kind];
  return handlers[kind].run(z.parse(schema, payload) as Parameters<JobHandlers[Kind]['run']>[0], job);
};

const describe = (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 500);
