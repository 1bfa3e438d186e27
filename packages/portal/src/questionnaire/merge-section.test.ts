import { expect, test } from 'vitest';
import { askedSections } from '../house-info/house-info-progress.js';
import { mergeSection } from './merge-section.js';

/** The section about the house, as it is stored with these answers. */
function storedWith(answers: object) {
  const body = { houseInfo: { completed: false, house: { ...answers, completed: false } }, revision: '2' };
  const saved = askedSections({ houseId: '1', body, today: '2026-11-26' }).find(({ name }) => name === 'house');
  if (!saved) throw new Error('The house info has no section about the house.');
  return saved;
}

const late = (startedFrom: object, values: object) => ({
  mode: 'draft' as const,
  answers: {},
  startedFrom: { ...startedFrom },
  values: { ...values },
});

test('an answer that someone else gave meanwhile is asked about', () => {
  const saved = storedWith({ buildingSize: '110' });
  expect(mergeSection(saved, saved.stored, late({ buildingSize: '' }, { buildingSize: '120' }))).toMatchObject({ asked: true });
});

test('a suggestion that isn’t there any more is nobody’s answer', () => {
  const saved = storedWith({ people: '2' });
  const { asked, submission } = mergeSection(saved, saved.stored, late({ buildingSize: '107' }, { buildingSize: '120' }));
  expect(asked).toBe(false);
  expect(submission.values).toMatchObject({ buildingSize: '120', people: '2' });
});
