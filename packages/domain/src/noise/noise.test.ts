import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeNoise, leastDistance, noiseAt, usualLeastDistance, type Reflection } from './noise.js';

describe('two examples', () => {
  test('54 dB, 3 m, before a wall: 54 − 9.5 − 5.0 = 39.5 dB, which is allowed, unless it hums', () => {
    const unit = { soundPower: 54, reflection: 'wall' } as const;
    expect(noiseAt(unit, 3)).toBeCloseTo(39.5, 1);
    expect(judgeNoise(unit, 3)).toBe('quietEnough');
    expect(judgeNoise({ ...unit, tonal: true }, 3)).toBe('onlyByDay');
  });

  test('60 dB, 4 m, before a wall: 60 − 12.0 − 5.0 = 43.0 dB, which is too loud at night', () => {
    const unit = { soundPower: 60, reflection: 'wall' } as const;
    expect(noiseAt(unit, 4)).toBeCloseTo(43, 1);
    expect(judgeNoise(unit, 4)).toBe('onlyByDay');
    expect(judgeNoise(unit, 3)).toBe('tooLoud');
  });
});

// Published beside the formula: 60 dB keeps to 40 dB from 4.0 m on in the open, 5.6 m before a wall and 8.0 m in a corner; 54 dB from 2.0, 2.8 and 4.0 m.
test.each<[number, Reflection, number]>([
  [60, 'ground', 4],
  [60, 'wall', 5.6],
  [60, 'corner', 8],
  [54, 'ground', 2],
  [54, 'wall', 2.8],
  [54, 'corner', 4],
])('%d dB by %s keeps to 40 dB from %f m on', (soundPower, reflection, metres) => {
  expect(leastDistance({ soundPower, reflection })).toBeCloseTo(metres, 1);
});

// Panasonic, Aquarea planning and installation manual (02/2022), p. 99: 67 dB(A) before a wall.
test.each([
  [10, 42],
  [20, 36],
])('as Panasonic’s manual has it, 67 dB before a wall is at %d m %d dB', (metres, level) => {
  expect(Math.round(noiseAt({ soundPower: 67, reflection: 'wall' }, metres))).toBe(level);
});

// Kospel, manual of the HPM.Z, p. 8: its whole table, for 64 dB(A), printed in whole decibels.
test.each<[Reflection, readonly number[]]>([
  ['ground', [56, 50, 46, 44, 42, 40, 38, 36, 34, 32]],
  ['wall', [59, 53, 49, 47, 45, 43, 41, 39, 37, 36]],
  ['corner', [62, 56, 52, 50, 48, 46, 44, 42, 40, 39]],
])('as Kospel’s table has it for 64 dB by %s', (reflection, levels) => {
  const metres = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15];
  expect(metres.map((at) => Math.round(noiseAt({ soundPower: 64, reflection }, at)))).toEqual(levels);
});

test('at its least distance a unit is just as loud as the limit, and further away never louder', () => {
  const units = fc.record({
    soundPower: fc.integer({ min: 33, max: 78 }),
    reflection: fc.constantFrom<Reflection>('ground', 'wall', 'corner'),
    tonal: fc.boolean(),
  });
  fc.assert(
    fc.property(
      units,
      fc.double({ min: 0.5, max: 50, noNaN: true }),
      fc.double({ min: 0, max: 50, noNaN: true }),
      (unit, metres, more) => {
        expect(noiseAt(unit, leastDistance(unit, 40))).toBeCloseTo(40, 6);
        expect(noiseAt(unit, metres + more)).toBeLessThanOrEqual(noiseAt(unit, metres));
      },
    ),
  );
});

test('a usual pump is quiet enough from further on the more its sound is thrown back', () => {
  expect(usualLeastDistance('ground')).toEqual({ from: 2, to: 4 });
  expect(usualLeastDistance('wall')).toEqual({ from: 2, to: 6 });
  expect(usualLeastDistance('corner')).toEqual({ from: 3, to: 8 });
});
