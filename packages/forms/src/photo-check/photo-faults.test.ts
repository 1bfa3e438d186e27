import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { photoFaultOf, type Pixels } from '../index.js';

const width = 64;
const height = 48;

/** A grey picture, by the brightness of each place. */
function picture(brightness: (x: number, y: number) => number): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) data.set([brightness(x, y), brightness(x, y), brightness(x, y), 255], (y * width + x) * 4);
  return { data, width, height };
}

/** Pipes before a wall: vertical stripes with hard edges. */
const pipes = (x: number) => (x % 8 < 3 ? 90 : 190);
/** The same out of focus: each place is the mean of its surroundings. */
const unfocused = (x: number) => {
  const reach = 12;
  const around = Array.from({ length: 2 * reach + 1 }, (_, offset) => pipes(x + offset - reach + 64));
  return around.reduce((sum, each) => sum + each, 0) / around.length;
};

describe('a photo', () => {
  test('of pipes in daylight is fine', () => expect(photoFaultOf(picture(pipes))).toBeUndefined());

  test('of the same without light is dark, however sharp', () => expect(photoFaultOf(picture((x) => pipes(x) / 8))).toBe('dark'));

  test('out of focus is blurred', () => expect(photoFaultOf(picture(unfocused))).toBe('blurred'));

  test('of a few pixels says nothing', () => expect(photoFaultOf({ data: [0, 0, 0, 255], width: 1, height: 1 })).toBeUndefined());

  test('that is lit better is never called dark sooner', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 180 }), fc.integer({ min: 0, max: 70 }), (level, more) => {
        const isDark = (light: number) => photoFaultOf(picture((x) => light + (x % 2) * 5)) === 'dark';
        return isDark(level) || !isDark(level + more);
      }),
    );
  });
});
