import { expect, test } from 'vitest';
import { nextThing } from './next-thing.js';

const begun = { missing: 2, finished: false };
const filledIn = { missing: 0, finished: false };
const finished = { missing: 0, finished: true };

test.each([
  ['an order that waits for house info names what is missing', { orderStep: 'AI', asksHouseInfo: true, house: begun }, { kind: 'missingForOrder', count: 2 }],
  ['an order that asks something else, or nothing, says where it is', { orderStep: 'IN', asksHouseInfo: false, house: begun }, { kind: 'atStep', step: 'IN' }],
  ['an order that waits for house info that is all there asks to finish it', { orderStep: 'AI', asksHouseInfo: true, house: filledIn }, { kind: 'toFinish' }],
  ['an order with all information says where it is', { orderStep: 'AI', asksHouseInfo: false, house: finished }, { kind: 'atStep', step: 'AI' }],
  ['an order says where it is while nothing is known of its house', { orderStep: 'AI', asksHouseInfo: true, house: 'unknown' }, { kind: 'atStep', step: 'AI' }],
  ['a house without an order can be completed', { orderStep: undefined, asksHouseInfo: false, house: { missing: 1, finished: false } }, { kind: 'missingForHouse' }],
  ['a house that is filled in is still to be finished', { orderStep: undefined, asksHouseInfo: false, house: filledIn }, { kind: 'toFinish' }],
  ['a complete house asks nothing', { orderStep: undefined, asksHouseInfo: false, house: finished }, { kind: 'nothingToDo' }],
  ['nothing is claimed of a house that could not be loaded', { orderStep: undefined, asksHouseInfo: false, house: 'unknown' }, { kind: 'unknown' }],
  ['who has nothing yet is welcome', { orderStep: undefined, asksHouseInfo: false, house: 'noHouse' }, { kind: 'welcome' }],
] as const)('%s', (_what, situation, expected) => {
  expect(nextThing(situation)).toEqual(expected);
});
