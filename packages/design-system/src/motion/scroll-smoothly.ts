/** How far a movement has come after a part of its time, both from 0 to 1. */
export type Easing = (part: number) => number;

/** For what begins at once, as an answer to a press. */
export const slowingDown: Easing = (part) => 1 - (1 - part) ** 3;

/**
 * Moves the window to `top`, in pixels, in so many milliseconds (browsers' own smooth scrolling takes as long as it likes); at once for who
 * wants no motion. Stops when someone scrolls or presses something, which may not move away from under the pointer, or when what is returned is called.
 */
export function scrollSmoothly(top: number, milliseconds: number, eased: Easing = slowingDown): () => void {
  const to = (y: number) => window.scrollTo({ top: y, behavior: 'instant' });
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    to(top);
    return () => undefined;
  }

  const own = new AbortController();
  const from = window.scrollY;
  let start: number | undefined;
  let frame = requestAnimationFrame(function step(time) {
    start ??= time;
    const part = Math.min(1, (time - start) / milliseconds);
    to(from + (top - from) * eased(part));
    if (part < 1) frame = requestAnimationFrame(step);
    else own.abort();
  });
  const stop = () => {
    cancelAnimationFrame(frame);
    own.abort();
  };
  for (const sign of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(sign, stop, { capture: true, passive: true, signal: own.signal });
  return stop;
}
