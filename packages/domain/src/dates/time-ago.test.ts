import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWithinDays, timeAgo } from './time-ago.js';

const dutch = { locale: 'nl-NL' };
const now = new Date('2026-11-21T10:00:00Z');

test.each([
  ['2026-11-21T09:59:00Z', 'Vandaag'],
  ['2026-11-20T10:00:01Z', 'Vandaag'],
  ['2026-11-20T10:00:00Z', '1 dag geleden'],
  ['2026-11-08T08:00:00Z', '13 dagen geleden'],
  ['2026-11-07T08:00:00Z', '2 weken geleden'],
  ['2026-09-22T08:00:00Z', '8 weken geleden'],
  ['2026-09-21T08:00:00Z', '2 maanden geleden'],
  ['2025-11-22T08:00:00Z', '11 maanden geleden'],
  ['2025-11-21T08:00:00Z', '1 jaar geleden'],
  ['2026-11-22T08:00:00Z', 'Vandaag'],
  ['', undefined],
  ['binnenkort', undefined],
  [undefined, undefined],
])('what appeared on %s appeared: %s', (date, words) => {
  expect(timeAgo(date, now, dutch)).toBe(words);
});

test.each([
  ['2026-11-21T09:59:00Z', 'Today'],
  ['2026-11-20T10:00:00Z', '1 day ago'],
  ['2026-11-07T08:00:00Z', '2 weeks ago'],
  ['2025-11-22T08:00:00Z', '11 months ago'],
  ['binnenkort', undefined],
])('in English, what appeared on %s appeared: %s', (date, words) => {
  expect(timeAgo(date, now, { locale: 'en-GB' })).toBe(words);
});

test('what is new for 7 days stops being so at the end of the seventh', () => {
  expect(isWithinDays('2026-11-14T10:00:01Z', 7, now)).toBe(true);
  expect(isWithinDays('2026-11-14T10:00:00Z', 7, now)).toBe(false);
  expect(isWithinDays('binnenkort', 7, now)).toBe(false);
  expect(isWithinDays(undefined, 7, now)).toBe(false);
});

test('no day of ten years is 0 of something ago', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 3_650 }),
      (days) => !timeAgo(new Date(now.getTime() - days * 86_400_000), now, dutch)?.startsWith('0'),
    ),
  );
});
