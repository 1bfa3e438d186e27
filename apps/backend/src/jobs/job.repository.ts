import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, type Placeholder, sql } from 'drizzle-orm';
import type { Database } from '../adapters/database/database.js';
import { job } from '../adapters/database/schema/index.js';
import { currentTraceParent } from '../observing/spans.js';
import type { JobKind, JobPayload } from './job-kinds.js';

export interface NewJob<Kind extends JobKind> {
  readonly kind: Kind;
  readonly payload: JobPayload<Kind>;
  readonly now: Date;
  readonly runAt?: Date;
  /** A job with this key that is still kept, done or not, makes this one superfluous. */
  readonly uniqueKey?: string;
}

/** Call it in the transaction of the change, so that there is never one without the other. */
export async function enqueue<Kind extends JobKind>(
  database: Database,
  { kind, payload, now, runAt = now, uniqueKey }: NewJob<Kind>,
): Promise<void> {
  await database
    .insert(job)
    .values({ kind, payload, uniqueKey, runAt, createdAt: now, traceParent: currentTraceParent() })
    .onConflictDoNothing({ target: job.uniqueKey });
}

interface Claim {
  readonly now: Date;
  /** For so many milliseconds. By the database's clock, as it is judged: of processes whose own clocks differ none takes over what another is doing. */
  readonly lockedFor: number;
  readonly limit: number;
  readonly kinds?: readonly JobKind[] | undefined;
}

export type ClaimedJob = Pick<typeof job.$inferSelect, 'id' | 'kind' | 'payload' | 'attempts' | 'traceParent'>;

export function jobRepository(database: Database) {
  /** Only whoever made the last claim can end a job: one that took too long has lost it. */
  const ofClaim = ({ id, attempts }: Pick<ClaimedJob, 'id' | 'attempts'>) => and(eq(job.id, id), eq(job.attempts, attempts));
  const isFree = (now: Date | Placeholder) =>
    and(
      isNull(job.doneAt),
      isNull(job.failedAt),
      lte(job.runAt, now),
      or(isNull(job.lockedUntil), lte(job.lockedUntil, sql`now()`)),
    );
  const free = database
    .select({ id: job.id })
    .from(job)
    .where(isFree(sql.placeholder('now')))
    .limit(1)
    .prepare('free_job');
  return {
    /** Whether a job is due that nobody works on. Asked every second of a process that has nothing to do, so it takes next to nothing. */
    isAnyDue: async (now: Date): Promise<boolean> => (await free.execute({ now })).length > 0,
    /**
     * Due jobs that nobody works on, of these kinds where some are given; theirs for as long as `lockedFor`. One that was cut off in the middle comes
     * alone: if it is what ends the process, it takes no others along.
     */
    claim: ({ now, lockedFor, limit, kinds }: Claim): Promise<ClaimedJob[]> =>
      database.transaction(async (transaction) => {
        const due = await transaction
          .select({ id: job.id, lockedUntil: job.lockedUntil })
          .from(job)
          .where(and(isFree(now), kinds && inArray(job.kind, [...kinds])))
          .orderBy(asc(job.runAt))
          .limit(limit)
          .for('update', { skipLocked: true });
        if (due.length === 0) return [];
        const cutOff = due.find((found) => found.lockedUntil !== null);
        const claimed = cutOff ? [cutOff] : due;
        return transaction
          .update(job)
          .set({ lockedUntil: sql`now() + ${lockedFor} * interval '1 millisecond'`, attempts: sql`${job.attempts} + 1` })
          .where(
            inArray(
              job.id,
              claimed.map(({ id }) => id),
            ),
          )
          .returning({ id: job.id, kind: job.kind, payload: job.payload, attempts: job.attempts, traceParent: job.traceParent });
      }),
    /** What waits: due ones, for how many seconds the oldest has, and those that were given up. */
    backlog: async (now: Date) => {
      const isDue = and(isNull(job.doneAt), isNull(job.failedAt), lte(job.runAt, now));
      const [found] = await database
        .select({
          due: sql`count(*) filter (where ${isDue})`.mapWith(Number),
          oldest: sql`min(${job.runAt}) filter (where ${isDue})`.mapWith(job.runAt),
          givenUp: sql`count(*) filter (where ${isNotNull(job.failedAt)})`.mapWith(Number),
        })
        .from(job)
        .where(isNull(job.doneAt));
      const oldest = found?.oldest as Date | null | undefined;
      return {
        due: found?.due ?? 0,
        oldestDue: oldest ? (now.getTime() - oldest.getTime()) / 1_000 : 0,
        givenUp: found?.givenUp ?? 0,
      };
    },
    complete: async (claimed: ClaimedJob, now: Date) =>
      void (await database.update(job).set({ doneAt: now, lockedUntil: null, lastError: null }).where(ofClaim(claimed))),
    retry: async (claimed: ClaimedJob, { runAt, lastError }: { readonly runAt: Date; readonly lastError: string }) =>
      void (await database.update(job).set({ runAt, lastError, lockedUntil: null }).where(ofClaim(claimed))),
    giveUp: async (claimed: ClaimedJob, { now, lastError }: { readonly now: Date; readonly lastError: string }) =>
      void (await database.update(job).set({ failedAt: now, lastError, lockedUntil: null }).where(ofClaim(claimed))),
    /** What was given up and what waits for a next attempt gets all its attempts again, the first one now; gives how many those are. */
    beginAnew: async ({ now, kind }: { readonly now: Date; readonly kind?: JobKind | undefined }): Promise<number> => {
      const failed = or(isNotNull(job.failedAt), and(gt(job.attempts, 0), isNull(job.lockedUntil)));
      const begun = await database
        .update(job)
        .set({ runAt: now, attempts: 0, failedAt: null, lockedUntil: null })
        .where(and(isNull(job.doneAt), failed, kind && eq(job.kind, kind)))
        .returning({ id: job.id });
      return begun.length;
    },
    /** Mails of a template that left or were given up: what their payloads say isn't to be kept. */
    removeEndedMails: async (template: JobPayload<'sendMail'>['template']) =>
      void (await database
        .delete(job)
        .where(
          and(
            eq(job.kind, 'sendMail'),
            eq(sql`${job.payload} ->> 'template'`, template),
            or(isNotNull(job.doneAt), isNotNull(job.failedAt)),
          ),
        )),
    removeEnded: async ({ doneBefore, failedBefore }: { readonly doneBefore: Date; readonly failedBefore: Date }) =>
      void (await database
        .delete(job)
        .where(
          or(and(isNotNull(job.doneAt), lt(job.doneAt, doneBefore)), and(isNotNull(job.failedAt), lt(job.failedAt, failedBefore))),
        )),
  };
}
