/** Milliseconds (spec 1 §9). */
const duration = 300;

const slowingDown = (part: number): number => 1 - (1 - part) ** 3;

/** Scrolls the window to its top; at once for who asked for less motion. Stops when the customer scrolls, or when what is returned is called. */
export function scrollUp(): () => void {
  const from = window.scrollY;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo({ top: 0, behavior: 'instant' });
    return () => undefined;
  }

  const own = new AbortController();
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    own.abort();
  };
  let start: number | undefined;
  const step = (now: number) => {
    start ??= now;
    const part = Math.min((now - start) / duration, 1);
    window.scrollTo({ top: from * (1 - slowingDown(part)), behavior: 'instant' });
    if (part < 1) frame = requestAnimationFrame(step);
    else stop();
  };
  if (from > 0) frame = requestAnimationFrame(step);
  for (const event of ['wheel', 'touchstart', 'keydown'])
    window.addEventListener(event, stop, { passive: true, signal: own.signal });
  return stop;
}
