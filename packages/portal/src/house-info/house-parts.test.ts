import { houseInfo } from '@pomp/domain';
import { describe, expect, test } from 'vitest';
import { markedParts } from './drawn-parts.js';
import type { OwnHousePart } from '../own-house/own-house.js';
import { ownPart, partLookedAt } from './house-parts.js';

/** All that the call knows. */
const inOwnHouse: Readonly<Record<OwnHousePart, true>> = {
  boiler: true,
  radiator: true,
  meterCupboard: true,
  wall: true,
  roof: true,
  floor: true,
  window: true,
  pipes: true,
  livingRoom: true,
  pump: true,
  wholeHouse: true,
};

describe.each(houseInfo.order.steps)('%s', (section) => {
  test.each(Object.keys(houseInfo.sections[section].fields))('%s marks its part in both drawings of the house', (field) => {
    const part = partLookedAt({ section, field });
    expect(markedParts(part).length).toBeGreaterThan(0);
    expect(inOwnHouse).toHaveProperty(ownPart(part));
  });
});

test.each([
  [{ section: 'consumption', field: 'gasConsumption' }, 'boiler'],
  [{ section: 'consumption', field: 'electricityConsumption' }, 'meterCupboard'],
  [{ section: 'house', field: 'typeOfBuilding' }, 'wholeHouse'],
  [{ section: 'isolation', field: 'isolation' }, 'wholeHouse'],
  [{ section: 'isolation', field: 'isolation', option: 'vloer' }, 'floor'],
  [{ section: 'isolation', field: 'ventilation' }, 'window'],
  [{ section: 'energylabel', field: 'energylabel' }, 'wholeHouse'],
] as const)('%o marks the %s of the customer’s own house', (looked, part) => {
  expect(ownPart(partLookedAt(looked))).toBe(part);
});
