// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFetched } from './use-fetched.js';

const fetchPart = vi.fn<() => Promise<string>>();

function Screen() {
  return <p>{useFetched(fetchPart, true) ?? 'the rest'}</p>;
}

let root: Root;
const shown = () => document.body.textContent;
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const hearOfConnection = () =>
  act(() => {
    window.dispatchEvent(new Event('online'));
    return vi.advanceTimersByTimeAsync(0);
  });

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  fetchPart.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main')!);
  await act(() => root.render(<Screen />));
});
afterEach(async () => {
  await act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a part that can’t be fetched is asked for again as soon as there is a connection', async () => {
  expect(shown()).toBe('the rest');
  fetchPart.mockResolvedValue('the part');
  await hearOfConnection();
  expect(shown()).toBe('the part');
  await wait(600_000);
  expect(fetchPart).toHaveBeenCalledTimes(2);
});

test('and now and then, ever less often: a browser may say that there is a connection before it works', async () => {
  await hearOfConnection();
  expect(fetchPart).toHaveBeenCalledTimes(2);
  await wait(600_000);
  // At 4, 8, 16, 32 and 60 seconds, and from there each minute.
  expect(fetchPart).toHaveBeenCalledTimes(15);
  fetchPart.mockResolvedValue('the part');
  await wait(60_000);
  expect(shown()).toBe('the part');
});

test('what is no longer wanted isn’t asked for again', async () => {
  await act(() => root.render(null));
  await wait(600_000);
  expect(fetchPart).toHaveBeenCalledTimes(1);
});
