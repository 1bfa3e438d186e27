import {
  boilers,
  firstBuildingYear,
  heatLoad,
  mostResidents,
  savingsBuildingTypes,
  savingsLimits,
  type LimitedFigure,
} from '@pomp/domain';
import * as z from 'zod/mini';

const keysOf = <Key extends string>(of: Readonly<Record<Key, unknown>>) => Object.keys(of) as Key[];
const limited = (what: LimitedFigure) => {
  const { from, to } = savingsLimits[what].possible;
  return z.number().check(z.minimum(from), z.maximum(to));
};
const answer = <Value extends z.ZodMiniType>(value: Value) => z.optional(value);

/** What someone says of their own home, in place of what registers say or of an average; what is left out is left to those. */
export const homeAnswers = z.strictObject({
  buildingType: answer(z.enum(savingsBuildingTypes)),
  buildingYear: answer(z.int().check(z.minimum(firstBuildingYear), z.maximum(2100))),
  floorArea: answer(limited('floorArea')),
  insulation: answer(z.enum(keysOf(heatLoad))),
  supply: answer(z.enum(['high', '50', 'low'])),
  boiler: answer(z.enum(keysOf(boilers))),
  cooking: answer(z.enum(['gas', 'electric'])),
  solarPanels: answer(z.boolean()),
  residents: answer(z.int().check(z.minimum(1), z.maximum(mostResidents))),
  gasUse: answer(limited('gasUse')),
  prices: answer(
    z.strictObject({
      gas: limited('gasPrice'),
      electricity: limited('electricityPrice'),
      fixedGas: answer(limited('fixedGas')),
    }),
  ),
});
