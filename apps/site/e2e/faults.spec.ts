import { answerThrough } from './faults/answering';
import { byHand } from './faults/device';
import { photographThrough, sendTwentyPhotos } from './faults/photographing';
import { randomBy } from './faults/random';
import { test } from './test';

/** `pnpm faults 500` runs as many; two are in every run of the journeys. */
const sequences = Number(process.env.FAULT_SEQUENCES ?? 2);
const firstSeed = Number(process.env.FAULT_SEED ?? 1);

test.describe('whatever goes wrong', () => {
  test.use({ alsoLogged: /./ });

  for (const [index, kind] of Array.from({ length: sequences }, (_, at) => [at, at % 2 ? 'photos' : 'answers'] as const)) {
    const seed = firstSeed + index;
    test(`no ${kind} are lost, and none is there twice (${seed})`, { tag: '@desktop' }, async ({ browser, stack, customer }) => {
      test.slow();
      const run = kind === 'answers' ? answerThrough : photographThrough;
      await run({ browser, stack, customer, random: randomBy(seed) });
    });
  }

  // Half a minute of uploading: by hand only, once with each run.
  if (byHand)
    test('twenty photos of 8 MB arrive as they are, by themselves', { tag: '@desktop' }, async ({ browser, stack, customer }) => {
      test.setTimeout(600_000);
      await sendTwentyPhotos({ browser, stack, customer });
    });
});
