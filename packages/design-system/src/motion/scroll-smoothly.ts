const eased = (part: number): number => (part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2);

/** Moves the window to `top` in so many milliseconds (browsers' own smooth scrolling takes as long as it likes); at once for who wants no motion. */
export function scrollSmoothly(top: number, milliseconds: number): void {
  const to = (y: number) => window.scrollTo({ top: y, behavior: 'instant' });
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return to(top);
  const from = window.scrollY;
  let start: number | undefined;
  const step = (time: number) => {
    start ??= time;
    const part = Math.min(1, (time - start) / milliseconds);
    to(from + (top - from) * eased(part));
    if (part < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
