/** Pauses between tries, in ms: each twice the one before. */
const firstPause = 2_000;
const longestPause = 60_000;

/**
 * Fetches a part of the screen, however often it takes: without a connection it is asked for again as soon as there is one, and now and then, as a
 * browser may say so before a line works. Where that isn't wanted any more, the promise stays open. On a server it is asked for once, and rejects as it does.
 */
export async function fetchUntilHere<Part>(fetchPart: () => Promise<Part>, noLongerWanted?: AbortSignal): Promise<Part> {
  if (typeof window === 'undefined') return fetchPart();
  return new Promise((resolve) => {
    const over = new AbortController();
    const signal = noLongerWanted ? AbortSignal.any([over.signal, noLongerWanted]) : over.signal;
    let pause = firstPause;
    let again: ReturnType<typeof setTimeout> | undefined;
    signal.addEventListener('abort', () => clearTimeout(again));
    const ask = () => {
      clearTimeout(again);
      fetchPart().then(
        (part) => {
          over.abort();
          resolve(part);
        },
        () => {
          if (signal.aborted) return;
          clearTimeout(again);
          again = setTimeout(ask, pause);
          pause = Math.min(2 * pause, longestPause);
        },
      );
    };
    window.addEventListener('online', ask, { signal });
    ask();
  });
}
