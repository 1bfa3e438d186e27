import { describe, expect, it } from 'vitest';
import { visibleSteps } from './visible-steps.js';

describe('steps on a narrow screen', () => {
  it.each([
    [5, 0, [0, 3, 0, 2]],
    [5, 1, [0, 3, 0, 2]],
    [5, 2, [1, 4, 1, 1]],
    [5, 4, [2, 5, 2, 0]],
    [8, 6, [5, 8, 5, 0]],
    [3, 1, [0, 3, 0, 0]],
    [2, 1, [0, 2, 0, 0]],
  ])('%i steps, standing at %i: from, to, left out before and after are %j', (count, current, expected) => {
    const { from, to, before, after } = visibleSteps(count, current);
    expect([from, to, before, after]).toEqual(expected);
  });
});
