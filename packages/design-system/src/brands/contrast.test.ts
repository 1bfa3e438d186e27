import { describe, expect, it } from 'vitest';
import { noord } from './noord.js';
import { pomp } from './pomp.js';
import { contrast } from './contrast.js';
import { contrastShortfalls } from './contrast-shortfalls.js';

describe('contrast', () => {
  it('is measured as WCAG does', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
    expect(contrast('#FFFFFF', '#777777')).toBeCloseTo(4.48, 2);
  });

  it.each([pomp, noord])('is enough in every pair of $name', ({ theme }) => {
    expect(contrastShortfalls(theme)).toEqual([]);
  });

  it.each([pomp, noord])('is enough in every pair of $name in the dark', ({ dark }) => {
    expect(dark && contrastShortfalls(dark)).toEqual([]);
  });

  it('names each pair that is too close in a brand of your own', () => {
    const pale = { ...pomp.theme.color, error: '#FF8A80' };
    expect(contrastShortfalls({ color: pale })).toContainEqual({
      use: 'text',
      front: 'error',
      back: 'paper',
      ratio: expect.closeTo(2.1, 1),
      needed: 4.5,
    });
  });
});
