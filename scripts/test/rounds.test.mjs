import { expect, test } from 'vitest';
import { roundsOf } from './rounds.mjs';

test('journeys run when all else has, but for what takes the processor only while nobody else does', () => {
  expect(roundsOf(['test:e2e', 'lint', 'build', 'typecheck'], false)).toMatchObject([
    [{ names: ['build'], concurrency: 3 }],
    [{ names: ['test:e2e'] }, { names: ['lint', 'typecheck'], givesWay: true }],
  ]);
});

test('without journeys there is nothing to wait for', () => {
  expect(roundsOf(['lint', 'build', 'typecheck'], false).map((round) => round.map(({ names }) => names))).toEqual([
    [['lint', 'build', 'typecheck']],
  ]);
});

test('what checks the whole repository runs whatever differs: Turbo leaves it out when only a package did', () => {
  expect(roundsOf(['lint', 'build', 'test:scripts', 'typecheck', 'test:e2e'], true)).toMatchObject([
    [{ names: ['build'], affected: true }],
    [{ names: ['test:scripts'], affected: false }],
    [
      { names: ['test:e2e'], affected: true },
      { names: ['typecheck'], affected: true, givesWay: true },
      { names: ['lint'], affected: false, givesWay: true },
    ],
  ]);
});
