import { DirectoryInUse } from '../adapters/database/directory-lock.js';
import type { Database } from '../adapters/database/database.js';
import { openDatabase } from '../adapters/database/open-database.js';
import { tableInUse } from '../adapters/database/other-migrations.js';
import { tableName } from '../adapters/database/schema/every-table.js';
import { customer } from '../adapters/database/schema/index.js';
import { watchDisk } from '../adapters/disk/disk-space.js';
import { diskStorage } from '../adapters/storage/disk-storage.js';
import { pdfThreads } from '../adapters/pdf/pdf-threads.js';
import { s3Storage } from '../adapters/storage/s3-storage.js';
import type { Clock } from '../clock/clock.js';
import { readCommandLine } from '../command-line.js';
import { readEnv } from '../env.js';
import { speakFor } from '../language/speak.js';
import { createLogger } from '../logger.js';
import { createDemoData, noDemoData } from '../demo/demo-data.js';
import { writePdfFor } from '../pdfs/write-pdf.js';

class HasCustomers extends Error {
  override readonly name = 'HasCustomers';
  override readonly message = 'This database has customers: demo customers come only where there are none.';
}

/** Before it is brought up to date: it can be in use by an older version. */
async function refuseCustomers(database: Database): Promise<void> {
  if ((await tableInUse(database, [tableName(customer)])) !== undefined) throw new HasCustomers();
}

interface Call {
  readonly given: readonly string[];
  readonly environment: NodeJS.ProcessEnv;
  readonly clock: Clock;
  /** The program in which PDFs are written. */
  readonly pdfThread: URL;
}

/** Makes the demo customers in the database that the environment names, unless it has customers; gives one line about it. */
export async function seed({
  given,
  environment,
  clock,
  pdfThread,
}: Call): Promise<{ readonly done: boolean; readonly line: string }> {
  const usage = 'Usage: seed. Makes the demo customers in the database and files that DATABASE_URL and DATA_DIR name.';
  const commandLine = readCommandLine(given, usage);
  if ('line' in commandLine) return commandLine;
  if (commandLine.given.length > 0) return { done: false, line: usage };
  try {
    const env = await readEnv(environment);
    if (!env.demoData) return { done: false, line: 'Demo customers are made only where DEMO_DATA=1.' };
    const logger = createLogger({ level: env.logLevel });
    const connection = await openDatabase(env, logger, refuseCustomers);
    const disk = watchDisk({ folder: env.dataDirectory, minFreeBytes: env.minFreeBytes });
    const storage = await (env.s3 ? s3Storage(env.s3) : diskStorage({ folder: env.filesDirectory, disk }));
    const pdfs = pdfThreads({ program: pdfThread, logger });
    const isMade = await createDemoData({
      database: connection.database,
      clock,
      edition: env.edition,
      speak: speakFor(env.edition),
      writePdf: writePdfFor(env.edition, pdfs.write),
      budgets: env.budgets,
      gatherNews: env.gatherNews,
      storage,
    }).finally(() => Promise.all([connection.close(), pdfs.close()]));
    return isMade
      ? { done: true, line: 'The demo customers are there: demo@pomp.example and leeg@pomp.example, password Warmte123.' }
      : { done: false, line: new HasCustomers().message };
  } catch (error) {
    if (error instanceof HasCustomers) return { done: false, line: error.message };
    return { done: false, line: error instanceof DirectoryInUse ? error.message : noDemoData(error) };
  }
}
