import { ApiError, isTransient, NetworkError, retry, type RetryOptions, type Wait } from '@pomp/api-client';

/** How long to wait before each new try, in milliseconds: 1 s times the number of the attempt (spec 3 §9). */
export const retryDelays = [1_000, 2_000, 3_000] as const;
/** An answer that takes longer than this isn't coming. */
export const attemptTimeout = 20_000;

export type WaitingOptions = Required<Pick<RetryOptions, 'wait' | 'onRetry' | 'signal'>>;

/** Tries until it works, four times at most. What the server refuses isn't asked again: it would refuse again. */
export const withRetries = <Answer>(
  attempt: (signal: AbortSignal) => Promise<Answer>,
  { wait, onRetry, signal }: WaitingOptions,
): Promise<Answer> =>
  retry(() => inTime(attempt, wait, signal), {
    delays: retryDelays,
    shouldRetry: (failure) => isTransient(failure) && !isRefusal(failure),
    wait,
    onRetry,
    signal,
  });

const isRefusal = (failure: unknown) => failure instanceof ApiError && failure.status < 500;

/** One try, given up when its answer isn't coming. */
export async function inTime<Answer>(
  attempt: (signal: AbortSignal) => Promise<Answer>,
  wait: Wait,
  signal: AbortSignal,
): Promise<Answer> {
  const trying = new AbortController();
  const stop = () => trying.abort();
  signal.addEventListener('abort', stop);
  const late = wait(attemptTimeout, trying.signal).then((): never => {
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
