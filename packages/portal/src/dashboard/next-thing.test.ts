import { expect, test } from 'vitest';
import { nextThing } from './next-thing.js';

const house = (missing: number, finished: boolean, installation?: number) => ({
  finished,
  information: {
    houseInfo: { missing, goOnAt: undefined },
    installationInfo: installation === undefined ? undefined : { missing: installation, goOnAt: undefined },
  },
});
const asking = (asks?: 'houseInfo' | 'installationInfo') => ({ asks });

test('photos that are asked once more come before what else is missing', () =>
  expect(nextThing({ order: asking('houseInfo'), house: house(2, false, 3), delivered: false, photosAgain: 1 })).toEqual({
    kind: 'photosAgain',
    count: 1,
  }));

test.each([
  [
    'an order that waits for house info names all that is missing, with the installation that is asked next',
    asking('houseInfo'),
    house(2, false, 3),
    { kind: 'missingForOrder', count: 5 },
  ],
  [
    'an order that waits for the installation names what is missing of it',
    asking('installationInfo'),
    house(0, true, 3),
    { kind: 'missingForOrder', count: 3 },
  ],
  ['an order that asks something else, or nothing, speaks for itself', asking(), house(2, false, 3), { kind: 'ofOrder' }],
  [
    'an order that waits for house info that is all there asks to finish it',
    asking('houseInfo'),
    house(0, false, 3),
    { kind: 'toFinish', what: 'houseInfo' },
  ],
  [
    'and so does one that waits for the installation',
    asking('installationInfo'),
    house(0, true, 0),
    { kind: 'toFinish', what: 'installationInfo' },
  ],
  ['an order with all information speaks for itself', asking(), house(0, true, 0), { kind: 'ofOrder' }],
  ['and so does one while nothing is known of its house', asking('houseInfo'), 'unknown', { kind: 'ofOrder' }],
  ['a house without an order can be completed', undefined, house(1, false), { kind: 'missingForHouse' }],
  ['a house that is filled in is still to be finished', undefined, house(0, false), { kind: 'toFinish', what: 'houseInfo' }],
  ['a complete house asks nothing', undefined, house(0, true), { kind: 'nothingToDo' }],
  ['nothing is claimed of a house that could not be loaded', undefined, 'unknown', { kind: 'unknown' }],
  ['someone who has nothing yet is welcome', undefined, 'noHouse', { kind: 'welcome' }],
] as const)('%s', (_what, order, known, expected) => {
  expect(nextThing({ order, house: known, delivered: false })).toEqual(expected);
});

test('a customer whose order is done is told so, whatever is known of the house', () => {
  for (const known of [house(2, false), house(0, true), 'noHouse', 'unknown'] as const)
    expect(nextThing({ order: undefined, house: known, delivered: true })).toEqual({ kind: 'delivered' });
  expect(nextThing({ order: asking(), house: house(0, true), delivered: true })).toEqual({ kind: 'ofOrder' });
});
