import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayOfWeek } from '../dates/add-days.js';
import { calendarDate, type CalendarDate } from '../dates/calendar-date.js';
import { orderSteps, stepPosition } from './order-step.js';
import { lastDayToWithdraw, withdrawalRight } from './withdrawal.js';

const agreed = { agreedAt: new Date('2026-11-10T13:00:00Z'), withdrawnAt: null, step: 'PY' };

describe('the last day to withdraw', () => {
  test.each([
    ['is the fourteenth after that of the agreement', '2026-11-10T13:00:00Z', '2026-11-24'],
    ['counts from the Dutch day, also late in the evening', '2026-11-10T23:30:00Z', '2026-11-25'],
    ['is never at a weekend', '2026-11-07T09:00:00Z', '2026-11-23'],
    ['is never on a holiday', '2026-12-11T09:00:00Z', '2026-12-28'],
  ])('%s', (_what, agreedAt, last) => {
    expect(lastDayToWithdraw(new Date(agreedAt))).toBe(last);
  });

  test('is a weekday, at least 14 days later, whenever it was agreed', () => {
    const instants = fc.date({ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2060-01-01T00:00:00Z'), noInvalidDate: true });
    fc.assert(
      fc.property(instants, (agreedAt) => {
        const last = lastDayToWithdraw(agreedAt);
        expect(last >= addDays(calendarDate(agreedAt), 14)).toBe(true);
        expect([1, 2, 3, 4, 5]).toContain(dayOfWeek(last));
      }),
    );
  });
});

describe('withdrawing', () => {
  test.each<[string, CalendarDate, object]>([
    ['is possible on the day of the agreement', '2026-11-10', { open: true, until: '2026-11-24' }],
    ['is possible on the last day', '2026-11-24', { open: true, until: '2026-11-24' }],
    ['is over on the day after it', '2026-11-25', { open: false, why: 'tooLate' }],
  ])('%s', (_what, today, right) => {
    expect(withdrawalRight(agreed, today)).toEqual(right);
  });

  test('needs an agreement, and is done once', () => {
    expect(withdrawalRight({ ...agreed, agreedAt: null }, '2026-11-10')).toEqual({ open: false, why: 'notAgreed' });
    expect(withdrawalRight({ ...agreed, withdrawnAt: new Date('2026-11-11T10:00:00Z') }, '2026-11-12')).toEqual({
      open: false,
      why: 'withdrawn',
    });
  });

  test.each(orderSteps)('at %s (%s) depends on whether all is installed', (step) => {
    expect(withdrawalRight({ ...agreed, step }, '2026-11-11')).toEqual(
      stepPosition(step) < stepPosition('FP') ? { open: true, until: '2026-11-24' } : { open: false, why: 'installed' },
    );
  });
});
