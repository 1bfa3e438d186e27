import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isSamePagePath, storeRedirect, takeRedirect } from './redirect.js';

const site = 'https://pomp.example';

/** Session storage of a browser tab. */
function tabStorage() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    entries,
  };
}

let tab: ReturnType<typeof tabStorage>;

beforeEach(() => {
  tab = tabStorage();
  vi.stubGlobal('sessionStorage', tab);
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  '/account/',
  '/account/woning/?houseId=5c1f',
  '/account/installatie/fotos/?houseId=1&flow=pomp%20ao',
  '/kennisbank/#top',
])('the customer comes back to %s, once', (path) => {
  storeRedirect(path);
  expect(takeRedirect('/account/')).toBe(path);
  expect(takeRedirect('/account/')).toBe('/account/');
});

const traps = [
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/account/..//evil.example',
  '/acc\tount/',
  '/account/\0',
  '/account\\woning/',
  '/account/\u202Egninow/',
  'javascript:alert(1)',
  'https://evil.example/account/',
  'account/',
  '',
  ' /account/',
  `/${'a'.repeat(3000)}`,
];

test.each(traps)('%j leads to the account instead', (path) => {
  storeRedirect(path);
  expect(takeRedirect('/account/')).toBe('/account/');
  // Someone else may have written it there.
  tab.entries.set('pomp.redirect', path);
  expect(takeRedirect('/account/')).toBe('/account/');
});

const fragment = fc.constantFrom(
  '/',
  '\\',
  '.',
  '..',
  '//',
  ':',
  '@',
  '?',
  '#',
  'evil.example',
  'javascript:',
  '\t',
  '\n',
  '\0',
  '%2f',
  '%5c',
  'account',
  '\u2028',
  '\u00a0',
  '／',
);
const nastyPath = fc
  .array(fc.oneof({ weight: 4, arbitrary: fragment }, fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 10 })
  .map((parts) => parts.join(''));

describe('whatever was stored', () => {
  test('the path taken is on this site, also after a router has resolved it once more', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          nastyPath,
          nastyPath.map((path) => `/${path}`),
        ),
        (path) => {
          tab.entries.set('pomp.redirect', path);
          const taken = takeRedirect('/account/');
          const once = new URL(taken, site);
          const twice = new URL(once.pathname + once.search + once.hash, site);
          expect([once.origin, twice.origin]).toEqual([site, site]);
        },
      ),
      { numRuns: 5000 },
    );
  });

  test('an ordinary path is kept as it is', () => {
    const segment = fc.stringMatching(/^[a-z0-9-]{1,12}$/);
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 4 }), fc.dictionary(segment, segment, { maxKeys: 3 }), (segments, query) => {
        const path = `/${segments.map((part) => `${part}/`).join('')}?${new URLSearchParams(query).toString()}`;
        expect(isSamePagePath(path)).toBe(true);
      }),
    );
  });
});

test('a browser that forbids storage leads there all the same, while the page stays', () => {
  vi.stubGlobal('sessionStorage', undefined);
  storeRedirect('/account/woning/');
  expect(takeRedirect('/account/')).toBe('/account/woning/');
  expect(takeRedirect('/account/')).toBe('/account/');
});
