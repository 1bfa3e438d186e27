import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchIslands } from './watch-islands';

const wakeIsland = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('./wake-island', () => ({ wakeIsland }));

/** A page with one island; `touch` is any of what wakes it. */
function pageWithIsland() {
  const listeners = new Map<string, (event: { target: unknown }) => void>();
  const island = { dataset: { island: 'contact' }, closest: () => island, querySelectorAll: () => [] };
  watchIslands({
    querySelectorAll: () => [island],
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
  } as unknown as Document);
  return { touch: () => listeners.get('pointerdown')?.({ target: island }) };
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', vi.fn());
  vi.spyOn(console, 'error').mockReturnValue();
  wakeIsland.mockReset().mockResolvedValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('an island wakes once, however often it is touched', async () => {
  const { touch } = pageWithIsland();
  touch();
  touch();
  await expect.poll(() => wakeIsland).toHaveBeenCalled();
  touch();
  await vi.dynamicImportSettled();
  expect(wakeIsland).toHaveBeenCalledOnce();
});

test('an island whose script a line drops wakes at a later touch, and not at each of many', async () => {
  wakeIsland.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const { touch } = pageWithIsland();
  vi.useFakeTimers();
  touch();
  await vi.dynamicImportSettled();
  expect(console.error).toHaveBeenCalledOnce();
  touch();
  touch();
  await vi.dynamicImportSettled();
  expect(wakeIsland).toHaveBeenCalledOnce();

  await vi.advanceTimersByTimeAsync(1000);
  for (let touches = 0; touches < 3; touches += 1) {
    touch();
    await vi.dynamicImportSettled();
  }
  expect(wakeIsland).toHaveBeenCalledTimes(2);
});
