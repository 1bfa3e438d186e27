import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../dates/add-days.js';
import type { CalendarDate } from '../dates/calendar-date.js';
import { resolveSection } from '../sections/resolve-section.js';
import { meterForm, type MeterFormContext } from './meter-form.js';
import { meterUse, partOfYear, type MeterReading, type PromisedUse } from './meter-use.js';

const promise: PromisedUse = { gas: { from: 300, to: 500 }, electricity: { from: 4_000, to: 5_000 } };
const reading = (on: CalendarDate, gas: number | null, electricity: number): MeterReading => ({ on, gas, electricity });
const start = reading('2027-01-12', 1_000, 20_000);

test('one reading says nothing yet', () => {
  expect(meterUse([], promise)).toBeUndefined();
  expect(meterUse([start], promise)).toBeUndefined();
});

test('a winter month has more of a year than one in summer, and all months have all of it', () => {
  const january = partOfYear('gas', { from: '2027-01-01', to: '2027-02-01' });
  const july = partOfYear('gas', { from: '2027-07-01', to: '2027-08-01' });
  expect(january).toBeGreaterThan(0.15);
  expect(july).toBeLessThan(0.03);
  for (const what of ['gas', 'electricity'] as const)
    expect(partOfYear(what, { from: '2027-01-12', to: '2028-01-12' })).toBeCloseTo(1, 2);
});

test.each([
  ['less', 1_250],
  ['within', 1_400],
  ['more', 1_600],
] as const)('after a year gas is %s than or within what was promised', (verdict, gas) => {
  const use = meterUse([reading('2028-01-12', gas, 24_500), start], promise);
  expect(use).toMatchObject({
    from: '2027-01-12',
    to: '2028-01-12',
    gas: { used: gas - 1_000, verdict },
    electricity: { verdict: 'within' },
  });
});

test('a few days are no verdict, and what wasn’t promised has none', () => {
  expect(meterUse([start, reading('2027-01-20', 1_200, 20_100)], promise)?.gas).toMatchObject({ used: 200, verdict: null });
  expect(meterUse([start, reading('2027-06-12', 1_200, 22_000)], null)).toMatchObject({
    gas: { used: 200, promised: null, verdict: null },
    electricity: { used: 2_000, promised: null },
  });
});

test('a home without gas has electricity only', () => {
  const use = meterUse([reading('2027-01-12', null, 0), reading('2027-12-12', null, 4_000)], { ...promise, gas: null });
  expect(use).toMatchObject({ gas: null, electricity: { used: 4_000 } });
});

test('any order of readings says the same, and a part of a year is never more than what holds it', () => {
  const days = fc.uniqueArray(fc.integer({ min: 0, max: 395 }), { minLength: 2, maxLength: 13 });
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 12 }), (found, turn) => {
      const readings = found.map((day) => reading(addDays('2027-01-12', day), 1_000 + day, 20_000 + day * 10));
      const turned = [...readings.slice(turn), ...readings.slice(0, turn)];
      expect(meterUse(turned, promise)).toEqual(meterUse(readings, promise));
      const end = addDays('2027-01-12', Math.max(...found));
      const whole = partOfYear('gas', { from: '2027-01-12', to: end });
      for (const day of found)
        expect(partOfYear('gas', { from: '2027-01-12', to: addDays('2027-01-12', day) })).toBeLessThanOrEqual(whole);
    }),
  );
});

const context: MeterFormContext = {
  today: '2027-02-12',
  hasGas: true,
  before: { on: '2027-01-12', gas: 1_000, electricity: 20_000 },
};
const issuesOf = (raw: { readonly gas?: string; readonly electricity?: string }, given: Partial<MeterFormContext> = {}) =>
  resolveSection(meterForm, raw, { after: {}, context: { ...context, ...given } }).issues.map(({ field }) => field);

test('what meters can’t have said is refused', () => {
  expect(issuesOf({ gas: '1112', electricity: '20400' })).toEqual([]);
  expect(issuesOf({ gas: '999', electricity: '19999' })).toEqual(['gas', 'electricity']);
  expect(issuesOf({ gas: '11120', electricity: '204000' })).toEqual(['gas', 'electricity']);
  expect(issuesOf({ gas: '1000000', electricity: '1000000' }, { before: null })).toEqual(['gas', 'electricity']);
  expect(issuesOf({ gas: 'veel', electricity: '-1' })).toEqual(['gas', 'electricity']);
  expect(issuesOf({}, {})).toEqual(['gas', 'electricity']);
  expect(issuesOf({ electricity: '20400' }, { hasGas: false })).toEqual([]);
  // The first can be anything that a meter shows.
  expect(issuesOf({ gas: '0', electricity: '999999' }, { before: null })).toEqual([]);
});
