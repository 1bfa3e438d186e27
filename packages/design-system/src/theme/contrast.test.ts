import { describe, expect, it } from 'vitest';
import { noord } from '../brands/noord.js';
import { pomp } from '../brands/pomp.js';
import { contrast } from './contrast.js';
import { contrastPairs, needed } from './contrast-pairs.js';

describe('contrast', () => {
  it('is measured as WCAG does', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
    expect(contrast('#FFFFFF', '#777777')).toBeCloseTo(4.48, 2);
  });

  describe.each([pomp, noord])('of $name', ({ theme }) => {
    it.each(contrastPairs)('$front on $back is enough for $use', ({ use, front, back }) => {
      expect(contrast(theme.color[front], theme.color[back])).toBeGreaterThanOrEqual(needed[use]);
    });
  });
});
