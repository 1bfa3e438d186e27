import { expect, test } from 'vitest';
import { opensInTab } from './opens-in-tab.js';

const page = 'text/html,application/xhtml+xml,*/*;q=0.8';

test.each([
  ['a link that is followed', { 'sec-fetch-dest': 'document', accept: page }, true],
  ['a link that is followed in an older browser', { accept: page }, true],
  ['a call of a script', { 'sec-fetch-dest': 'empty', accept: '*/*' }, false],
  ['a picture', { 'sec-fetch-dest': 'image', accept: 'image/avif,image/webp,*/*' }, false],
  ['a program', {}, false],
])('%s', (_what, headers: Partial<Record<string, string>>, expected) => {
  expect(opensInTab((name) => headers[name])).toBe(expected);
});
