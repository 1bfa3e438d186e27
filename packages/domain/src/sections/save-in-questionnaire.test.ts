import { expect, test } from 'vitest';
import { saveInQuestionnaire } from './save-in-questionnaire.js';
import { boat, completeHull, motoring, sailing } from './testing/made-up-survey.js';

const finishedRigging = { answers: { sails: ['fok'], terms: true }, completed: true };

test('a final save of the last section makes the questionnaire complete', () => {
  const saved = saveInQuestionnaire(boat, {
    stored: { rigging: finishedRigging },
    name: 'hull',
    posted: completeHull,
    mode: 'final',
    context: sailing,
  });
  expect(saved).toMatchObject({ accepted: true, complete: true, reopened: [] });
});

test('an answer that makes a finished section miss something reopens that section', () => {
  const posted = { ...completeHull, material: 'hout' };
  const saved = saveInQuestionnaire(boat, {
    stored: { rigging: finishedRigging },
    name: 'hull',
    posted,
    mode: 'final',
    context: sailing,
  });
  expect(saved).toMatchObject({ accepted: true, complete: false, reopened: ['rigging'] });
});

test('a section reads the stored answers of the sections before it', () => {
  const stored = { hull: { answers: { ...completeHull, material: 'hout' }, completed: true } };
  const saved = saveInQuestionnaire(boat, {
    stored,
    name: 'rigging',
    posted: finishedRigging.answers,
    mode: 'final',
    context: sailing,
  });
  expect(saved).toMatchObject({ accepted: false, issues: [{ field: 'mastPhotos', code: 'missing' }] });
});

test('stored answers that this flow does not ask stay', () => {
  const stored = { hull: { answers: completeHull, completed: true } };
  const { insulated: _, ...posted } = completeHull;
  const saved = saveInQuestionnaire(boat, { stored, name: 'hull', posted, mode: 'final', context: motoring });
  expect(saved).toMatchObject({ accepted: true, answers: { insulated: completeHull.insulated } });
});

test('a draft is accepted with what is valid in it, and is not complete', () => {
  const saved = saveInQuestionnaire(boat, {
    stored: {},
    name: 'hull',
    posted: { material: 'staal', length: 'lang' },
    mode: 'draft',
    context: sailing,
  });
  expect(saved).toMatchObject({ accepted: true, answers: { material: 'staal' }, complete: false });
  expect(saved).not.toHaveProperty('answers.length');
});
