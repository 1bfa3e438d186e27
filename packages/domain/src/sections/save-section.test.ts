import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RawAnswers } from './resolve-section.js';
import { saveSection, type SaveMode } from './save-section.js';
import { completeHull, hull, motoring, sailing, type BoatContext } from './testing/made-up-survey.js';

const save = (
  mode: SaveMode,
  posted: RawAnswers,
  { stored = {}, context = sailing }: { stored?: RawAnswers; context?: BoatContext } = {},
) => saveSection(hull, { stored, posted, mode, after: {}, context });

describe('a final save', () => {
  test('stores complete answers as they count', () => {
    expect(save('final', completeHull)).toMatchObject({
      accepted: true,
      answers: { length: '9.5', insulated: [{ value: 'wand', rcValue: '2.5' }] },
    });
  });

  test.each([
    ['missing', { ...completeHull, cabins: '' }],
    ['malformed', { ...completeHull, cabins: '01' }],
  ])('refuses what is %s and names it', (code, posted) => {
    expect(save('final', posted)).toMatchObject({ accepted: false, issues: [{ field: 'cabins', code }] });
  });
});

describe('a draft', () => {
  test('stores the valid answers and leaves the malformed ones out', () => {
    expect(save('draft', { cabins: '01', length: '9,5', material: 'hout', materialOther: 'weg' })).toMatchObject({
      accepted: true,
      answers: { length: '9.5', material: 'hout' },
    });
    expect(save('draft', { cabins: '01' })).toMatchObject({ answers: {} });
  });

  test('never fails and never stores what a final save would call malformed', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(hull.fields)), fc.jsonValue()), (posted) => {
        const draft = save('draft', posted);
        if (!draft.accepted) throw new Error('a draft was refused');
        const again = save('draft', draft.answers);
        expect(again).toMatchObject({ answers: draft.answers });
        if (again.accepted) expect(again.resolution.issues.filter(({ code }) => code === 'malformed')).toEqual([]);
      }),
    );
  });
});

test('answers that this flow does not ask stay as they were stored', () => {
  const stored = { insulated: [{ value: 'geen' }], cabins: '9' };
  expect(save('final', { ...completeHull, insulated: undefined }, { stored, context: motoring })).toMatchObject({
    answers: { insulated: [{ value: 'geen' }], cabins: '3' },
  });
});

test('a hidden answer that was stored is dropped', () => {
  const saved = save('final', { ...completeHull, material: 'hout' }, { stored: completeHull });
  expect(saved.accepted && saved.answers).not.toHaveProperty('materialOther');
});
