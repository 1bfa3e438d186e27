import { isTransient } from './is-transient.js';
import { wait as waitByTheClock, type Wait } from './wait.js';

/** When and how `retry` tries again. */
export interface RetryOptions {
  /** How long to wait before each new attempt, in milliseconds; their number is that of the attempts after the first. */
  readonly delays: readonly number[];
  /** Aborts waiting and retrying; `retry` then rejects with its reason. */
  readonly signal: AbortSignal;
  /** Whether to try again after this failure; `isTransient` unless given. */
  readonly shouldRetry?: (failure: unknown) => boolean;
  /** Called before each new attempt with its number, from 1. */
  readonly onRetry?: (retry: number) => void;
  /** By the clock unless given. */
  readonly wait?: Wait;
}

/** Calls `work` until it resolves, with a delay before each new attempt. Rejects with the last failure. */
export async function retry<Result>(
  work: () => Promise<Result>,
  { delays, signal, shouldRetry = isTransient, onRetry, wait = waitByTheClock }: RetryOptions,
): Promise<Result> {
  for (const [index, delay] of delays.entries()) {
    try {
      return await work();
    } catch (failure) {
      if (signal.aborted || !shouldRetry(failure)) throw failure;
    }
    await wait(delay, signal);
    signal.throwIfAborted();
    onRetry?.(index + 1);
  }
  return work();
}
