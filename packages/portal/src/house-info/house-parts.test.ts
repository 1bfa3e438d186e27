import { houseInfo } from '@pomp/domain';
import { describe, expect, test } from 'vitest';
import { markedParts } from './drawn-parts.js';
import { ownPart, partLookedAt } from './house-parts.js';

describe.each(houseInfo.order.steps)('%s', (section) => {
  test.each(Object.keys(houseInfo.sections[section].fields))('%s marks its part in both drawings of the house', (field) => {
    const part = partLookedAt({ section, field });
    expect(markedParts(part).length).toBeGreaterThan(0);
    expect(ownPart[part]).toBeDefined();
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
  expect(ownPart[partLookedAt(looked)]).toBe(part);
});
