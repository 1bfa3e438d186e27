import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { House, type HouseProps } from './own-house.js';
import { houseMarks, housePeriods, housePoints, houseTypes } from './own-house-shape.js';

const markup = (props: HouseProps) => renderToStaticMarkup(<House {...props} />);

/** In bytes, gzip: it travels with pages and mails. */
const limit = 12_000;

describe.each(houseTypes)('%s', (type) => {
  test('is small enough to travel with a page, however it is built', () => {
    const drawings = housePeriods.flatMap((period) =>
      (['pitched', 'flat'] as const).flatMap((roof) =>
        (['hybrid', 'allElectric'] as const).flatMap((system) =>
          ['A++++', 'C', 'G', undefined].map((label) => markup({ type, period, roof, system, label })),
        ),
      ),
    );
    const sizes = drawings.map((drawing) => gzipSync(drawing).byteLength);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(limit);
  });

  test('looks otherwise in each period, by each label and without gas', () => {
    const drawings = new Set([
      // A block of flats looks the same through the years, but for the oldest and the newest walls.
      ...(type === 'apartment' ? (['seventies', 'recent'] as const) : housePeriods).map((period) => markup({ type, period })),
      markup({ type, label: 'A' }),
      markup({ type, label: 'D' }),
      markup({ type, label: 'G' }),
      markup({ type, system: 'allElectric' }),
    ]);
    expect(drawings.size).toBe((type === 'apartment' ? 2 : housePeriods.length) + 4);
  });

  test('numbers what it is told, in the picture and none over another', () => {
    for (const roof of ['pitched', 'flat'] as const)
      for (const system of ['hybrid', 'allElectric'] as const) {
        const drawing = markup({ type, roof, system, numbered: housePoints, current: 'wall' });
        const places = [...drawing.matchAll(/data-number="\d"[^>]*translate\((-?[\d.]+) (-?[\d.]+)\)/g)].map(
          ([, x, y]) => [Number(x), Number(y)] as const,
        );
        expect(places).toHaveLength(housePoints.length);
        for (const [index, [x, y]] of places.entries()) {
          expect(Math.abs(x)).toBeLessThan(300 - 15);
          expect(y).toBeGreaterThan(-318 + 15);
          expect(y).toBeLessThan(80 - 15);
          for (const [otherX, otherY] of places.slice(index + 1)) expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(32);
        }
      }
  });

  test('marks what it is told, within the picture', () => {
    for (const roof of ['pitched', 'flat'] as const)
      for (const system of ['hybrid', 'allElectric'] as const)
        for (const marked of houseMarks) {
          const drawing = markup({ type, roof, system, marked });
          const [, x, y, radius] = /<circle cx="(-?\d+)" cy="(-?\d+)" r="(\d+)"[^>]*data-marked/.exec(drawing) ?? [];
          expect(Math.abs(Number(x)) + Number(radius)).toBeLessThan(300);
          expect(Number(y) - Number(radius)).toBeGreaterThan(-318);
          expect(Number(y) + Number(radius)).toBeLessThan(88);
        }
  });

  test('has no script in it, and nothing that it fetches', () => {
    expect(markup({ type, label: 'B' })).not.toMatch(/<script|<image|<use|href=| on[a-z]+=/);
  });
});
