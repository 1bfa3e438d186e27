import { describe, expect, test } from 'vitest';
import { flowForHouse } from './flow-for-house.js';
import {
  completedFlagsOf,
  flowOfFlags,
  hasInstallationWarning,
  houseFlagsOf,
  isFinishedIn,
  isInstallationComplete,
} from './installation-flags.js';

/** Spec 1 §4: completeness and the badge differ on purpose for all-electric. */
describe.each([
  ['pomp ao', false, false, 'not complete', 'a badge'],
  ['pomp ao', true, false, 'complete', 'no badge'],
  ['pomp ao', false, true, 'not complete', 'a badge'],
  ['pomp ao', true, true, 'complete', 'no badge'],
  ['pomp t', false, false, 'not complete', 'a badge'],
  ['pomp t', true, false, 'not complete', 'a badge'],
  ['pomp t', false, true, 'complete', 'no badge'],
  ['pomp t', true, true, 'complete', 'no badge'],
  ['all-electric', false, false, 'not complete', 'a badge'],
  ['all-electric', true, false, 'not complete', 'no badge'],
  ['all-electric', false, true, 'not complete', 'no badge'],
  ['all-electric', true, true, 'complete', 'no badge'],
] as const)(
  'an order for %s, with Pomp AO done: %s and Pomp T done: %s',
  (flow, installationInfoPompAoCompleted, installationInfoPompTCompleted, complete, badge) => {
    const house = { installationInfoPompAoCompleted, installationInfoPompTCompleted };

    test(`is ${complete} and has ${badge}`, () => {
      expect(isInstallationComplete(flow, house)).toBe(complete === 'complete');
      expect(hasInstallationWarning(flow, house)).toBe(badge === 'a badge');
    });

    test('has sections that are finished as the house is complete', () => {
      expect(
        isFinishedIn(flow, { pompaoCompleted: installationInfoPompAoCompleted, pomptCompleted: installationInfoPompTCompleted }),
      ).toBe(complete === 'complete');
    });
  },
);

test.each([
  ['pomp ao', { pompaoCompleted: true }, { installationInfoPompAoCompleted: true }],
  ['pomp t', { pomptCompleted: true }, { installationInfoPompTCompleted: true }],
  [
    'all-electric',
    { pompaoCompleted: true, pomptCompleted: true },
    { installationInfoPompAoCompleted: true, installationInfoPompTCompleted: true },
  ],
] as const)('the flow %s sets its own flags and no other', (flow, ofSection, ofHouse) => {
  expect(completedFlagsOf(flow)).toEqual(ofSection);
  expect(houseFlagsOf(flow)).toEqual(ofHouse);
  expect(flowOfFlags({ pompaoCompleted: false, pomptCompleted: false, ...ofSection })).toBe(flow);
});

test('nothing finished belongs to no flow', () => {
  expect(flowOfFlags({ pompaoCompleted: false, pomptCompleted: false })).toBeUndefined();
});

describe('the flow of a house', () => {
  const order = (flow: 'pomp ao' | 'pomp t' | null, houseId = 'h1') => ({ houseId, flow, withdrawnAt: null });

  test('is the one that is given', () => {
    expect(flowForHouse('h1', { flow: 'pomp t', orders: [order('pomp ao')] })).toBe('pomp t');
  });

  test('is that of its only order; a Heatcycle and orders for other houses don’t count', () => {
    expect(flowForHouse('h1', { orders: [order('pomp ao'), order(null), order('pomp t', 'h2')] })).toBe('pomp ao');
  });

  test('is that of the order that was not withdrawn from', () => {
    expect(
      flowForHouse('h1', { orders: [{ ...order('pomp ao'), withdrawnAt: '2026-11-18T10:00:00.000Z' }, order('pomp t')] }),
    ).toBe('pomp t');
  });

  test('is that of several orders for the same pumps', () => {
    expect(flowForHouse('h1', { orders: [order('pomp ao'), order('pomp ao')] })).toBe('pomp ao');
  });

  test.each([
    ['there is no order', []],
    ['orders differ', [order('pomp ao'), order('pomp t')]],
  ])('is not known when %s', (_what, orders) => {
    expect(flowForHouse('h1', { orders })).toBeUndefined();
  });
});
