import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageFolders } from '../workspace/install.mjs';
import { root } from '../workspace/places.mjs';
import { everythingBuilt, roundsOf } from './rounds.mjs';

const read = (/** @type {string} */ path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

test('journeys run when all else has, but for what takes the processor only while nobody else does', () => {
  expect(roundsOf(['test:e2e', 'lint', 'build', 'typecheck'], false)).toMatchObject({
    first: [{ names: ['build', everythingBuilt], concurrency: 3 }],
    journeys: [{ names: ['test:e2e'] }],
    beside: [{ names: ['lint', 'typecheck'], givesWay: true }],
  });
});

test('everything is built when each package that has a build is: what runs beside others builds none of them once more', () => {
  const built = packageFolders()
    .map((folder) => read(`${folder}/package.json`))
    .filter(({ scripts }) => scripts?.build)
    .map(({ name }) => `${name}#build`);
  expect(read('turbo.json').tasks[`//#${everythingBuilt}`].dependsOn).toEqual(built.sort());
});

test('without journeys there is nothing to wait for', () => {
  expect(roundsOf(['lint', 'build', 'typecheck'], false)).toMatchObject({
    first: [{ names: ['lint', 'build', 'typecheck'] }],
    journeys: [],
    beside: [],
  });
});

test('what checks the whole repository runs whatever differs: Turbo leaves it out when only a package did', () => {
  expect(roundsOf(['lint', 'build', 'test:scripts', 'typecheck', 'test:e2e'], true)).toMatchObject({
    first: [
      { names: ['build'], affected: true },
      { names: ['test:scripts'], affected: false },
    ],
    journeys: [{ names: ['test:e2e'], affected: true }],
    beside: [
      { names: ['typecheck'], affected: true, givesWay: true },
      { names: ['lint'], affected: false, givesWay: true },
    ],
  });
});
