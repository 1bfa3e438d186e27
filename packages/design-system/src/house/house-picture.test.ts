import { describe, expect, test } from 'vitest';
import { noord, pomp } from '../brands/index.js';
import { housePicture } from './house-picture.js';
import { housePeriods, houseTypes } from './own-house-shape.js';

describe.each([
  ['Pomp', pomp],
  ['another brand', noord],
])('of %s', (_, { theme }) => {
  test('a picture of a home needs no style sheet, and is in the brand’s colours', () => {
    for (const type of houseTypes)
      for (const period of housePeriods)
        for (const system of ['hybrid', 'allElectric'] as const) {
          const picture = housePicture({ type, period, system, label: 'A++++', marked: 'pump' }, theme);
          expect(picture).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" .*<\/svg>$/s);
          expect(picture).not.toMatch(/class=|var\(|color-mix|undefined|<style/);
          expect(picture).toContain(`fill="${theme.color.brand}"`);
          expect(picture).toContain(`stroke="${theme.drawing.line}"`);
          // A reader of XML takes no attribute twice.
          const twice = [...picture.matchAll(/<[^>]+>/g)].filter(([tag]) => {
            const names = [...tag.matchAll(/ ([\w:-]+)="/g)].map(([, name]) => name);
            return new Set(names).size < names.length;
          });
          expect(twice).toEqual([]);
        }
  });
});
