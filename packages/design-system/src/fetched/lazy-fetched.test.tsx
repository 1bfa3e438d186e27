// @vitest-environment happy-dom
import { act, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyFetched } from './lazy-fetched.js';

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main')!);
});
afterEach(async () => {
  await act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a part that can’t be fetched leaves the rest of the screen alone, and comes once it can', async () => {
  const load = vi.fn<() => Promise<() => string>>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  load.mockResolvedValue(() => 'the part');
  const Part = lazyFetched(load);
  await act(() =>
    root.render(
      <>
        the rest and <Suspense fallback="its place">{<Part />}</Suspense>
      </>,
    ),
  );
  expect(document.body.textContent).toBe('the rest and its place');
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(document.body.textContent).toBe('the rest and the part');
});
