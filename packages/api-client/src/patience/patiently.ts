import { canPass } from './can-pass.js';
import { wait as waitByTheClock, type Wait } from './wait.js';

export interface Patience {
  /** How long to wait before each new try, in milliseconds. */
  readonly delays: readonly number[];
  /** Ends all trying, with its reason. */
  readonly signal: AbortSignal;
  /** Whether to try again after this failure; what can pass unless given. */
  readonly worthwhile?: (failure: unknown) => boolean;
  /** Before each new try: which one it is, from 1. */
  readonly onRetry?: (retry: number) => void;
  /** By the clock unless given. */
  readonly wait?: Wait;
}

/** Tries until it works, as long as that can help. Rejects with the last failure. */
export async function patiently<Result>(
  work: () => Promise<Result>,
  { delays, signal, worthwhile = canPass, onRetry, wait = waitByTheClock }: Patience,
): Promise<Result> {
  for (const [index, delay] of delays.entries()) {
    try {
      return await work();
    } catch (failure) {
      if (signal.aborted || !worthwhile(failure)) throw failure;
    }
    await wait(delay, signal);
    signal.throwIfAborted();
    onRetry?.(index + 1);
  }
  return work();
}
