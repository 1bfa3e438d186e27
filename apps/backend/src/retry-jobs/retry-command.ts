import { DirectoryInUse } from '../adapters/database/directory-lock.js';
import { openPresentDatabase } from '../adapters/database/open-database.js';
import { OtherMigrations } from '../adapters/database/other-migrations.js';
import type { Clock } from '../clock/clock.js';
import { readCommandLine } from '../command-line.js';
import { readEnv } from '../env.js';
import { createLogger } from '../logger.js';
import { isJobKind, jobPayloads } from '../jobs/job-kinds.js';
import { jobRepository } from '../jobs/job.repository.js';

interface Call {
  /** A kind of jobs, or nothing: all of them. */
  readonly given: readonly string[];
  readonly environment: NodeJS.ProcessEnv;
  readonly clock: Clock;
}

/** Lets jobs that were given up, or that wait for their next attempt, begin anew now; gives one line about it. */
export async function retryJobs({ given, environment, clock }: Call): Promise<{ readonly done: boolean; readonly line: string }> {
  const usage = `Usage: retry-jobs [${Object.keys(jobPayloads).join('|')}]`;
  const commandLine = readCommandLine(given, usage);
  if ('line' in commandLine) return commandLine;
  const [kind, ...more] = commandLine.given;
  if (more.length > 0 || (kind !== undefined && !isJobKind(kind))) return { done: false, line: usage };
  try {
    const env = await readEnv(environment);
    const connection = await openPresentDatabase(env, createLogger({ level: env.logLevel }));
    const count = await jobRepository(connection.background)
      .beginAnew({ now: clock(), kind })
      .finally(() => connection.close());
    return { done: true, line: `${count} ${count === 1 ? 'job' : 'jobs'} to do again: the backend does so when it runs.` };
  } catch (error) {
    if (error instanceof DirectoryInUse || error instanceof OtherMigrations) return { done: false, line: error.message };
    throw error;
  }
}
