import { availableParallelism } from 'node:os';
import type { Logger } from 'pino';
import { Piscina } from 'piscina';
import { minutes, seconds } from '../../clock/clock.js';
import { HttpError } from '../../errors/http-error.js';
import type { PdfTask } from '../../pdfs/write-pdf.js';

export interface PdfThreads {
  readonly write: (task: PdfTask) => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}

interface PdfThreadsOptions {
  /** The program that a thread runs: `pdf-thread.js` beside the server's own. */
  readonly program: URL;
  readonly logger: Logger;
  /** At most so many wait for their turn. */
  readonly longestQueue?: number;
}

/** Whatever takes longer never ends. */
const timeout = minutes(1);

/** Most of what a document takes is its photos: sixty are about thirty megabytes. */
const resourceLimits = { maxOldGenerationSizeMb: 512 };

/**
 * Writes PDFs in threads of their own: each is a tenth of a second and more of pure computing, in which a server answers nobody. The first starts for the first document and not with the
 * server, which so needs a quarter less to start, and stays.
 */
export function pdfThreads({ program, logger, longestQueue = 100 }: PdfThreadsOptions): PdfThreads {
  let pool: Piscina<PdfTask, Uint8Array> | undefined;
  const start = () => {
    const started = new Piscina<PdfTask, Uint8Array>({
      filename: program.href,
      minThreads: 1,
      // One processor is left to those who are served.
      maxThreads: Math.min(Math.max(availableParallelism() - 1, 1), 4),
      concurrentTasksPerWorker: 1,
      idleTimeout: seconds(30),
      resourceLimits,
    });
    // Of a thread that nobody waited for: an error that nobody listens to ends the process, with everyone who is served by it.
    started.on('error', (error: Error) => logger.error({ err: error }, 'a thread that writes PDFs ended'));
    return started;
  };
  return {
    write: async (task) => {
      pool ??= start();
      if (pool.queueSize >= longestQueue) throw new HttpError('unavailable', {}, { headers: { 'retry-after': '5' } });
      return pool.run(task, { signal: AbortSignal.timeout(timeout) });
    },
    close: async () => pool?.destroy(),
  };
}
