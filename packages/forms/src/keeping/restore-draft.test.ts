import { consumption, type RawAnswers } from '@pomp/domain';
import { expect, test } from 'vitest';
import { createSectionForm } from '../section-form/create-section-form.js';
import { restoreDraft } from './restore-draft.js';

const scope = { after: {}, context: { today: '2026-11-21' as const } };
const keptAt = new Date('2026-11-21T08:14:00Z');

const open = (values: RawAnswers) =>
  createSectionForm({ section: consumption, values, scope, save: async () => ({ status: 'saved' }) });

test('what was typed and never saved stands in the form again, unsaved', () => {
  const form = open({ gasConsumption: '1300', waterConsumption: '90' });
  const startedFrom = { gasConsumption: '1300', waterConsumption: '90' };
  expect(restoreDraft(form, { keptAt, values: { ...startedFrom, gasConsumption: '14x' }, startedFrom })).toEqual([]);
  expect(form.field('gasConsumption').value).toBe('14x');
  expect(form.state().dirty).toBe(true);
  expect(form.saved()).toMatchObject({ gasConsumption: '1300' });
});

test('what was saved elsewhere since stays, and what was typed here meanwhile too', () => {
  const form = open({ gasConsumption: '1500', waterConsumption: '90', electricityConsumption: '2900' });
  form.change('electricityConsumption', '3000');
  const startedFrom = { gasConsumption: '1300', waterConsumption: '90', electricityConsumption: '2900' };
  const values = { gasConsumption: '1300', waterConsumption: '95', electricityConsumption: '2800' };
  expect(restoreDraft(form, { keptAt, values, startedFrom })).toEqual([]);
  expect(form.draft().values).toMatchObject({ gasConsumption: '1500', waterConsumption: '95', electricityConsumption: '3000' });
});

test('an answer that was changed here and elsewhere is named, and isn’t taken for what is saved', () => {
  const form = open({ gasConsumption: '1500' });
  const draft = { keptAt, values: { gasConsumption: '1400' }, startedFrom: { gasConsumption: '1300' } };
  expect(restoreDraft(form, draft)).toEqual(['gasConsumption']);
  expect(form.field('gasConsumption').value).toBe('1400');
  expect(form.saved()).toMatchObject({ gasConsumption: '1300' });
});

test('of a draft that doesn’t know what it started from, everything that it has counts', () => {
  const form = open({ gasConsumption: '1500', waterConsumption: '90' });
  expect(restoreDraft(form, { keptAt, values: { gasConsumption: '1400' }, startedFrom: undefined })).toEqual([]);
  expect(form.draft().values).toMatchObject({ gasConsumption: '1400', waterConsumption: '90' });
});

test.each([
  ['came', { gasConsumption: '' }, { gasConsumption: '1500' }],
  ['is gone', { gasConsumption: '1500' }, { gasConsumption: '' }],
])('a suggestion that %s meanwhile is nobody’s change: what was typed is not asked about', (_when, startedFrom, shown) => {
  const form = open(shown);
  expect(restoreDraft(form, { keptAt, values: { gasConsumption: '1400' }, startedFrom }, () => false)).toEqual([]);
  expect(form.field('gasConsumption').value).toBe('1400');
  expect(form.saved()).toMatchObject(shown);
});

test('what this device sent without hearing of it counts as what was started from', () => {
  const form = open({ gasConsumption: '1300' });
  const draft = { keptAt, values: { gasConsumption: '1400' }, startedFrom: { gasConsumption: '' } };
  expect(restoreDraft(form, { ...draft, unheard: [{ gasConsumption: '1200' }, { gasConsumption: '1300' }] })).toEqual([]);
  expect(form.field('gasConsumption').value).toBe('1400');
  expect(form.state().dirty).toBe(true);
});
