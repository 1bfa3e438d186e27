import { afterEach, describe, expect, test, vi } from 'vitest';
import { tabStorage } from './tab-storage.js';

const key = 'pomp.test';
const forbidden = () => {
  throw new Error('SecurityError');
};

/** A tab's storage, with room for so many entries. */
function tab(room: number) {
  const entries = new Map<string, string>();
  const full = () => {
    throw new Error('QuotaExceededError');
  };
  return {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void (entries.size < room || entries.has(name) ? entries.set(name, value) : full()),
    removeItem: (name: string) => void entries.delete(name),
    entries,
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, 'sessionStorage');
});

test('what a tab keeps is taken once', () => {
  const { entries, ...storage } = tab(1);
  vi.stubGlobal('sessionStorage', storage);
  tabStorage.set(key, 'kept');
  expect(entries.get(key)).toBe('kept');
  expect(tabStorage.get(key)).toBe('kept');
  expect(tabStorage.take(key)).toBe('kept');
  expect(tabStorage.take(key)).toBeUndefined();
  expect(entries.size).toBe(0);
});

describe.each([
  ['that is full', () => vi.stubGlobal('sessionStorage', tab(0))],
  ['that isn’t there', () => vi.stubGlobal('sessionStorage', undefined)],
  ['that is forbidden', () => Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, get: forbidden })],
] as const)('storage %s', (_which, set) => {
  test('is no failure: the page itself remembers', () => {
    set();
    tabStorage.set(key, 'kept');
    expect(tabStorage.get(key)).toBe('kept');
    expect(tabStorage.take(key)).toBe('kept');
    expect(tabStorage.get(key)).toBeUndefined();
  });
});
