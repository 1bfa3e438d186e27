import { expect, test } from 'vitest';
import { nextThing } from './next-thing.js';

test.each([
  ['an order that waits for house info names what is missing', { orderStep: 'AI', asksHouseInfo: true, hasHouse: true, missing: 2 }, { kind: 'missingForOrder', count: 2 }],
  ['an order that asks something else, or nothing, says where it is', { orderStep: 'IN', asksHouseInfo: false, hasHouse: true, missing: 2 }, { kind: 'atStep', step: 'IN' }],
  ['an order with all information says where it is', { orderStep: 'AI', asksHouseInfo: true, hasHouse: true, missing: 0 }, { kind: 'atStep', step: 'AI' }],
  ['a house without an order can be completed', { orderStep: undefined, asksHouseInfo: false, hasHouse: true, missing: 1 }, { kind: 'missingForHouse' }],
  ['a complete house asks nothing', { orderStep: undefined, asksHouseInfo: false, hasHouse: true, missing: 0 }, { kind: 'nothingToDo' }],
  ['who has nothing yet is welcome', { orderStep: undefined, asksHouseInfo: false, hasHouse: false, missing: 0 }, { kind: 'welcome' }],
] as const)('%s', (_what, situation, expected) => {
  expect(nextThing(situation)).toEqual(expected);
});
