import { ApiError, NetworkError } from '@pomp/api-client';
import type { Wait } from '../storefront/wait.js';

/** How long to wait before each new try, in milliseconds: 1 s times the number of the attempt (spec 3 §9). */
export const patience = [1_000, 2_000, 3_000] as const;
/** An answer that takes longer than this isn't coming. */
export const longestTry = 20_000;

export interface RetryOptions {
  readonly wait: Wait;
  /** Before each new try: which one it is, from 1. */
  readonly onRetry: (retry: number) => void;
  /** Ends all trying; what is thrown then is of no interest. */
  readonly signal: AbortSignal;
}

/** Tries until it works, four times at most. What the server refuses isn't asked again: it would refuse again. */
export async function withRetries<Answer>(attempt: (signal: AbortSignal) => Promise<Answer>, { wait, onRetry, signal }: RetryOptions): Promise<Answer> {
  for (const [index, milliseconds] of patience.entries()) {
    try {
      return await inTime(attempt, wait, signal);
    } catch (failure) {
      if (signal.aborted || (failure instanceof ApiError && failure.status < 500)) throw failure;
    }
    await wait(milliseconds, signal);
    signal.throwIfAborted();
    onRetry(index + 1);
  }
  return inTime(attempt, wait, signal);
}

async function inTime<Answer>(attempt: (signal: AbortSignal) => Promise<Answer>, wait: Wait, signal: AbortSignal): Promise<Answer> {
  const trying = new AbortController();
  const stop = () => trying.abort();
  signal.addEventListener('abort', stop);
  const late = wait(longestTry, trying.signal).then((): never => {
    throw new NetworkError(undefined);
  });
  try {
    return await Promise.race([attempt(trying.signal), late]);
  } finally {
    signal.removeEventListener('abort', stop);
    // Ends the waiting; what that throws by then, nobody waits for.
    late.catch(() => undefined);
    stop();
  }
}
