import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scrollUp } from './scroll-up.js';

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

test('the window reaches its top in 300 ms, not at once', () => {
  const { at } = scrolledWindow({ calm: false });
  scrollUp();
  vi.advanceTimersByTime(150);
  expect(at.top).toBeGreaterThan(0);
  expect(at.top).toBeLessThan(1000);
  vi.advanceTimersByTime(200);
  expect(at.top).toBe(0);
});

test('who asked for less motion is at the top at once', () => {
  const { at } = scrolledWindow({ calm: true });
  scrollUp();
  expect(at.top).toBe(0);
});

test('a customer who scrolls on the way is left where they are', () => {
  const { at, page } = scrolledWindow({ calm: false });
  scrollUp();
  vi.advanceTimersByTime(100);
  page.dispatchEvent(new Event('wheel'));
  const { top } = at;
  vi.advanceTimersByTime(500);
  expect(at.top).toBe(top);
  expect(top).toBeGreaterThan(0);
});
