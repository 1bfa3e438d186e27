import { expect, test } from 'vitest';
import { measureExamples } from './examples.js';
import { readWeights } from './weights.js';

const limits = readWeights();
const measured = await measureExamples();
const toAccept = "Meant to be so? 'pnpm bench sizes accept' writes new limits, and the READMEs that name them.";

test('every published package has a limit, and nothing else has', () => {
  expect(Object.keys(limits), toAccept).toEqual(Object.keys(measured));
});

test.each(Object.entries(limits))("the example in %s's README loads no more than it says", (name, { script, style }) => {
  expect(measured[name]?.script, `The script grew. ${toAccept}`).toBeLessThanOrEqual(script);
  expect(measured[name]?.style, `The style sheet grew. ${toAccept}`).toBeLessThanOrEqual(style);
});
