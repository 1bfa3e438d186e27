/** Pauses between tries, in ms: each twice the one before. */
const firstPause = 2_000;
const longestPause = 60_000;

/** At the latest after a pause, and sooner where a connection comes. */
const nextTry = (pause: number) =>
  new Promise<unknown>((resolve) => {
    setTimeout(resolve, pause);
    window.addEventListener('online', resolve, { once: true });
  });

/**
 * Fetches a part of the screen, however often it takes: without a connection it is asked for again as soon as there is one, and now and then, as a
 * browser may say so before a line works. Where that isn't wanted any more, the promise stays open. On a server it is asked for once, and rejects as it does.
 */
export async function fetchUntilHere<Part>(fetchPart: () => Promise<Part>, noLongerWanted?: AbortSignal): Promise<Part> {
  for (let pause = firstPause; typeof window !== 'undefined'; pause = Math.min(2 * pause, longestPause)) {
    // A connection may come while this try is still failing.
    const next = nextTry(pause);
    try {
      return await fetchPart();
    } catch {
      await next;
      if (noLongerWanted?.aborted) return new Promise(() => undefined);
    }
  }
  return fetchPart();
}
