/** Waits for so many milliseconds, or until the signal aborts. */
export type Wait = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

/** `Wait` by the clock. Resolves, and doesn't reject, when it is aborted. */
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
