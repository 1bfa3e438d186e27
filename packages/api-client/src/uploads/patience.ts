/** Between two attempts, in milliseconds: about two minutes in all, as long as a phone in a boiler room may be without reception. */
export const retryDelays: readonly number[] = [500, 1_000, 3_000, 5_000, 10_000, 20_000, 30_000, 60_000];

/** Rejects with the signal's reason as soon as it is aborted. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const timer = setTimeout(done, milliseconds);
    function done() {
      signal.removeEventListener('abort', stop);
      resolve();
    }
    function stop() {
      clearTimeout(timer);
      reject(signal.reason as Error);
    }
    signal.addEventListener('abort', stop, { once: true });
  });
}

interface Patient {
  readonly signal: AbortSignal;
  readonly worthwhile: (failure: unknown) => boolean;
  readonly delays?: readonly number[];
}

/** Tries again, later and later, as long as that can help. */
export async function patiently<Result>(work: () => Promise<Result>, { signal, worthwhile, delays = retryDelays }: Patient): Promise<Result> {
  for (const delay of delays) {
    try {
      return await work();
    } catch (failure) {
      if (signal.aborted || !worthwhile(failure)) throw failure;
      await pause(delay, signal);
    }
  }
  return work();
}
