import { describe, expect, test } from 'vitest';
import { defineQuestionnaire, firstIncomplete, goOnAt, resolveQuestionnaire } from './questionnaire.js';
import { boat, completeHull, motoring, sailing } from './testing/made-up-survey.js';

const rigged = { sails: ['fok'], terms: true };

describe('a section', () => {
  test('is done when the customer finished it and nothing is missing', () => {
    const states = resolveQuestionnaire(
      boat,
      { hull: { answers: completeHull, completed: true }, rigging: { answers: rigged, completed: false } },
      sailing,
    );
    expect([states.hull.done, states.rigging.done]).toEqual([true, false]);
  });

  test('is no longer done when an answer elsewhere makes it incomplete', () => {
    const rigging = { answers: rigged, completed: true };
    const wood = { ...completeHull, material: 'hout' };
    expect(resolveQuestionnaire(boat, { hull: { answers: completeHull, completed: true }, rigging }, sailing).rigging.done).toBe(
      true,
    );
    expect(resolveQuestionnaire(boat, { hull: { answers: wood, completed: true }, rigging }, sailing).rigging.done).toBe(false);
  });

  test('is resolved after the ones it reads, whatever the order they stand in', () => {
    const states = resolveQuestionnaire(
      boat,
      { hull: { answers: { ...completeHull, material: 'hout' }, completed: true }, rigging: { answers: rigged, completed: true } },
      motoring,
    );
    expect(states.rigging.resolution.fields.sails?.presence).toBe('unasked');
    expect(states.rigging.resolution.fields.mastPhotos?.presence).toBe('optional');
  });
});

test('resuming opens the first section that is not done, in the order of resuming', () => {
  expect(firstIncomplete(boat, resolveQuestionnaire(boat, {}, sailing))).toBe('hull');
  expect(firstIncomplete(boat, resolveQuestionnaire(boat, { hull: { answers: completeHull, completed: true } }, sailing))).toBe(
    'rigging',
  );
  const all = { hull: { answers: completeHull, completed: true }, rigging: { answers: rigged, completed: true } };
  expect(firstIncomplete(boat, resolveQuestionnaire(boat, all, sailing))).toBeUndefined();
});

test('someone who has answered nothing begins at the first step, and someone who has resumes', () => {
  expect(goOnAt(boat, resolveQuestionnaire(boat, {}, sailing))).toBe('rigging');
  expect(goOnAt(boat, resolveQuestionnaire(boat, { rigging: { answers: { sails: ['fok'] }, completed: false } }, sailing))).toBe(
    'hull',
  );
  const all = { hull: { answers: completeHull, completed: true }, rigging: { answers: rigged, completed: true } };
  expect(goOnAt(boat, resolveQuestionnaire(boat, all, sailing))).toBeUndefined();
});

test('a questionnaire without a section that another one reads is refused', () => {
  const torn = defineQuestionnaire({
    part: 'torn',
    sections: { rigging: boat.sections.rigging },
    order: { steps: ['rigging'], screen: ['rigging'], resume: ['rigging'] },
  });
  expect(() => resolveQuestionnaire(torn, {}, sailing)).toThrow('Section "hull" is read by another one');
});
