import { expect, test } from 'vitest';
import { fillingOf } from '../questionnaire/filling.js';
import { askedSections, type HouseInfoBody } from './house-info-progress.js';
import { everythingStored, nothingStored } from './stored-examples.stories.setup.js';

const open = false;
const closed = true;
const of = (completed: boolean, body: HouseInfoBody) =>
  fillingOf(completed, askedSections({ houseId: '1', body, today: '2026-11-21' }));

test('a house that nothing is known of is not partly filled in', () => {
  expect(of(open, nothingStored)).toEqual({ kind: 'nothing' });
});

test('one saved answer is enough to go on with, and what is missing is named', () => {
  const oneAnswer: HouseInfoBody = {
    ...nothingStored,
    houseInfo: { completed: false, consumption: { waterConsumption: '90', completed: false } },
  };
  const filling = of(open, oneAnswer);
  expect(filling.kind === 'partial' && filling.missing.map(({ name }) => name)).toEqual([
    'house',
    'consumption',
    'heating',
    'isolation',
    'energylabel',
  ]);
});

test('what is done isn’t missing', () => {
  const { energylabel: _energylabel, ...rest } = everythingStored.houseInfo;
  const filling = of(open, { ...everythingStored, houseInfo: rest });
  expect(filling.kind === 'partial' && filling.missing.map(({ name }) => name)).toEqual(['energylabel']);
});

test('a house of which everything is known is complete once the customer said so', () => {
  expect(of(open, everythingStored)).toEqual({ kind: 'toFinish' });
  expect(of(closed, everythingStored)).toEqual({ kind: 'complete' });
});

test('an answer that went missing later counts, whatever was said before', () => {
  const { energylabel, ...rest } = everythingStored.houseInfo;
  expect(
    of(closed, { ...everythingStored, houseInfo: { ...rest, energylabel: { ...energylabel, energylabel: undefined } } }).kind,
  ).toBe('partial');
});
