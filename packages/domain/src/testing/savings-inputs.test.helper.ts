import fc from 'fast-check';
import { savingsBuildingYears } from '../savings/building-periods.js';
import type { SavingsInput } from '../savings/savings-input.js';
import { savingsBuildingTypes } from '../savings/savings-options.js';

/** Any home, as far as it is known. */
export const savingsInputs: fc.Arbitrary<SavingsInput> = fc.record({
  system: fc.constantFrom('hybrid', 'allElectric'),
  gasUse: fc.oneof(fc.constant('o.b.' as const), fc.nat({ max: 20_000 })),
  residents: fc.oneof(fc.constant('o.b.' as const), fc.integer({ min: 1, max: 6 })),
  buildingType: fc.constantFrom('o.b.' as const, ...savingsBuildingTypes),
  buildingYear: fc.constantFrom('o.b.' as const, ...savingsBuildingYears.filter((year) => year !== '10')),
  insulation: fc.constantFrom('o.b.', 'poor', 'moderate', 'good', 'veryGood'),
  solarPanels: fc.constantFrom('o.b.' as const, true, false),
  floorArea: fc.oneof(fc.constant('o.b.' as const), fc.nat({ max: 2_000 })),
  usualGas: fc.array(
    fc.record({
      of: fc.constantFrom('suchHomes', 'neighbours'),
      value: fc.integer({ min: 1, max: 5_000 }),
      date: fc.constant('2024'),
    }),
    { maxLength: 2 },
  ),
  supply: fc.constantFrom('o.b.', 'high', '50', 'low'),
  boiler: fc.constantFrom('o.b.', 'HR107', 'HR104', 'HR100', 'VR', 'conventional'),
  cooking: fc.constantFrom('o.b.', 'gas', 'electric'),
  prices: fc.oneof(
    fc.constant('o.b.' as const),
    fc.record(
      {
        gas: fc.double({ min: 0.2, max: 10, noNaN: true }),
        electricity: fc.double({ min: 0.02, max: 5, noNaN: true }),
        fixedGas: fc.double({ min: 0, max: 500, noNaN: true }),
      },
      { requiredKeys: ['gas', 'electricity'] },
    ),
  ),
  onlyRegistered: fc.subarray(['floorArea', 'insulation'] as const),
});
