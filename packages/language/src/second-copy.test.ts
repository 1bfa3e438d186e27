import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { warnOfSecondCopy } from './second-copy.js';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
beforeEach(() => {
  warn.mockClear();
  vi.stubGlobal('window', {});
  vi.stubEnv('NODE_ENV', 'development');
  Reflect.deleteProperty(globalThis, Symbol.for('@pomp/loaded'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

it('names the package that is loaded twice, and how to find out why', () => {
  warnOfSecondCopy('@pomp/forms');
  warnOfSecondCopy('@pomp/design-system');
  expect(warn).not.toHaveBeenCalled();
  warnOfSecondCopy('@pomp/forms');
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/two copies of @pomp\/forms .*`npm ls @pomp\/forms`/));
});

it.each([
  ['in production', () => vi.stubEnv('NODE_ENV', 'production')],
  ['on a server', () => vi.unstubAllGlobals()],
])('says nothing %s', (_where, go) => {
  go();
  warnOfSecondCopy('@pomp/forms');
  warnOfSecondCopy('@pomp/forms');
  expect(warn).not.toHaveBeenCalled();
});
