/** Waits for so many milliseconds, or until the signal says that nobody cares any more. */
export type Wait = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

export const wait: Wait = (milliseconds, signal) =>
  new Promise((resolve) => {
    const timer = setTimeout(end, milliseconds);
    function end() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    }
    signal?.addEventListener('abort', end);
    if (signal?.aborted) end();
  });
