import { expect, test } from 'vitest';
import { roundsOf } from './rounds.mjs';

test('journeys run when all else has', () => {
  expect(roundsOf(['test:e2e', 'lint', 'build'], false).map(({ names }) => names)).toEqual([['lint', 'build'], ['test:e2e']]);
});

test('what checks the whole repository runs whatever differs: Turbo leaves it out when only a package did', () => {
  expect(roundsOf(['lint', 'build', 'check:api', 'test:e2e'], true)).toMatchObject([
    { names: ['build'], affected: true },
    { names: ['lint', 'check:api'], affected: false },
    { names: ['test:e2e'], affected: true },
  ]);
});
