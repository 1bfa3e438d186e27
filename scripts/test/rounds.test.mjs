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

test('where only some is built, nothing waits for all of it', () => {
  expect(roundsOf(['build', 'lint', 'test:e2e'], true).first).toMatchObject([{ names: ['build'] }]);
});
