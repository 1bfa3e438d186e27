import { expect, test } from 'vitest';
import { mergeSection } from './merge-section.js';
import { storedHouse } from './stored-house.test.helper.js';

const late = (startedFrom: object, values: object) => ({
  mode: 'draft' as const,
  answers: {},
  startedFrom: { ...startedFrom },
  values: { ...values },
});

test('an answer that someone else gave meanwhile is asked about', () => {
  const saved = storedHouse({ buildingSize: '110' });
  expect(mergeSection(saved, saved.stored, late({ buildingSize: '' }, { buildingSize: '120' }))).toMatchObject({ asked: true });
});

test('a suggestion that isn’t there any more is nobody’s answer', () => {
  const saved = storedHouse({ people: '2' });
  const { asked, submission } = mergeSection(saved, saved.stored, late({ buildingSize: '107' }, { buildingSize: '120' }));
  expect(asked).toBe(false);
  expect(submission.values).toMatchObject({ buildingSize: '120', people: '2' });
});

test('an answer of this device that arrived unheard isn’t asked about', () => {
  const saved = storedHouse({ buildingSize: '110' });
  const changed = late({ buildingSize: '' }, { buildingSize: '120' });
  expect(mergeSection(saved, saved.stored, changed, [{ buildingSize: '110' }])).toMatchObject({ asked: false });
  expect(mergeSection(saved, saved.stored, changed, [{ buildingSize: '90' }])).toMatchObject({ asked: true });
});
