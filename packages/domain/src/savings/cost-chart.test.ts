import { expect, test } from 'vitest';
import { costChart } from './cost-chart.js';
import type { CostAtYear } from './cost-over-years.js';

const about = (value: number) => ({ value, from: value * 0.8, to: value * 1.2 });
const years: readonly CostAtYear[] = Array.from({ length: 16 }, (_, year) => ({
  year,
  now: about(2_000 * year),
  hybrid: about(3_400 + 1_600 * year),
  allElectric: about(9_100 + 1_000 * year),
}));
const box = { left: 50, top: 10, width: 750, height: 360 };

test('the axis goes up to the most that can be paid, in round steps', () => {
  // 2,000 × 15 × 1.2 = 36,000: a third of that is 12,000, so steps of 10,000.
  expect(costChart(years, box).amounts).toEqual([
    { euros: 0, y: 370 },
    { euros: 10_000, y: 280 },
    { euros: 20_000, y: 190 },
    { euros: 30_000, y: 100 },
    { euros: 40_000, y: 10 },
  ]);
});

test('every fifth year is named, and each line goes through its amounts', () => {
  const { years: named, lines } = costChart(years, box);
  expect(named).toEqual([0, 5, 10, 15].map((year) => ({ year, x: 50 + 50 * year })));
  expect(lines.now.at(-1)).toEqual([800, 100]);
  expect(lines.hybrid[0]![1]).toBeCloseTo(370 - (3_400 / 40_000) * 360);
});

test('a band is closed around its line, and stays in the chart', () => {
  const { lines, bands } = costChart(years, box);
  for (const choice of ['now', 'hybrid', 'allElectric'] as const) {
    expect(bands[choice]).toHaveLength(2 * years.length);
    lines[choice].forEach(([x, y], index) => {
      const [above, below] = [bands[choice][index]!, bands[choice].at(-1 - index)!];
      expect([above[0], below[0]]).toEqual([x, x]);
      expect(above[1]).toBeLessThanOrEqual(y);
      expect(below[1]).toBeGreaterThanOrEqual(y);
    });
    for (const [x, y] of bands[choice]) {
      expect(x >= 50 && x <= 800).toBe(true);
      expect(y >= 10 && y <= 370).toBe(true);
    }
  }
});

test('who gets money back has paid nothing: no line goes below the axis', () => {
  const paidBack = years.map((at) => ({ ...at, hybrid: { value: -1_000 * at.year, from: -2_000 * at.year, to: 0 } }));
  for (const [, y] of [...costChart(paidBack, box).lines.hybrid, ...costChart(paidBack, box).bands.hybrid]) expect(y).toBe(370);
});

test('who pays nothing at all gets an axis too', () => {
  const nothing = { value: 0, from: 0, to: 0 };
  const { amounts, lines } = costChart([{ year: 0, now: nothing, hybrid: nothing, allElectric: nothing }], box);
  expect(amounts.map(({ euros }) => euros)).toEqual([0, 1]);
  expect(lines.now).toEqual([[50, 370]]);
});
