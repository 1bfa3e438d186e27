import { expect, it } from 'vitest';
import { freeDays } from './slots.js';

it('inspections are on working days: on no weekend, and on no public holiday', () => {
  const days = freeDays(new Date('2026-12-22T09:30:00Z'), new Set()).map(({ date }) => date);
  expect(days).toEqual([
    '2026-12-23',
    '2026-12-24',
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-04',
    '2027-01-05',
    '2027-01-06',
    '2027-01-07',
  ]);
});
