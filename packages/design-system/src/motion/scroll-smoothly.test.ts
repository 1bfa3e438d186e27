import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scrollSmoothly } from './scroll-smoothly.js';

/** As much of a window as scrolling needs, 1000 pixels down. */
function scrolledWindow({ calm }: { readonly calm: boolean }) {
  const page = new EventTarget();
  const at = { top: 1000 };
  vi.stubGlobal(
    'window',
    Object.assign(page, {
      get scrollY() {
        return at.top;
      },
      matchMedia: () => ({ matches: calm }),
      scrollTo: ({ top }: { top: number }) => void (at.top = top),
    }),
  );
  return { at, page };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (step: (now: number) => void) => setTimeout(() => step(performance.now()), 16));
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => clearTimeout(frame));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the window is there in so many milliseconds, not at once', () => {
  const { at } = scrolledWindow({ calm: false });
  scrollSmoothly(0, 300);
  vi.advanceTimersByTime(150);
  expect(at.top).toBeGreaterThan(0);
  expect(at.top).toBeLessThan(1000);
  vi.advanceTimersByTime(200);
  expect(at.top).toBe(0);
});

test('with reduced motion it is there at once', () => {
  const { at } = scrolledWindow({ calm: true });
  scrollSmoothly(0, 300);
  expect(at.top).toBe(0);
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('an interaction on the way (%s) stops it where it is', (sign) => {
  const { at, page } = scrolledWindow({ calm: false });
  scrollSmoothly(0, 300);
  vi.advanceTimersByTime(100);
  page.dispatchEvent(new Event(sign));
  const { top } = at;
  vi.advanceTimersByTime(500);
  expect(at.top).toBe(top);
  expect(top).toBeGreaterThan(0);
});
