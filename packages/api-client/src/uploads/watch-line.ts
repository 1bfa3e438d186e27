import { NetworkError } from '../client/network-error.js';

/** A line that froze says nothing: it neither moves nor breaks. After so many milliseconds it counts as lost, and what it was doing is tried again. */
export const frozenAfter = 60_000;

interface Line {
  /** Aborted by whoever called it off, or by itself where it froze; its reason says which. */
  readonly signal: AbortSignal;
  /** Something arrived or left. */
  readonly moved: () => void;
}

/** Does something over a line that is given up when nothing moves for so long. */
export async function watchLine<Result>(
  signal: AbortSignal | null | undefined,
  after: number,
  work: (line: Line) => Promise<Result>,
): Promise<Result> {
  const line = new AbortController();
  const callOff = () => line.abort(signal?.reason);
  if (signal?.aborted) callOff();
  signal?.addEventListener('abort', callOff, { once: true });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const moved = () => {
    clearTimeout(timer);
    timer = setTimeout(() => line.abort(new NetworkError(undefined)), after);
  };
  moved();
  try {
    return await work({ signal: line.signal, moved });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', callOff);
  }
}
