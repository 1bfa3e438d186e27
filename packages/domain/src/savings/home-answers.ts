import { unknownAnswer } from '../sections/unknown-answer.js';
import { periodOfYear } from './building-periods.js';
import type { Boiler, Insulation, SupplyTemperature } from './figures.js';
import type { EnergyPrices, SavingsInput, UsualGas } from './savings-input.js';
import type { SavingsBuildingType } from './savings-options.js';

/** What someone says of their own home. It counts for more than what registers say; what isn't said is left to those. */
export interface HomeAnswers {
  readonly buildingType?: SavingsBuildingType | undefined;
  /** The year itself. */
  readonly buildingYear?: number | undefined;
  /** m² */
  readonly floorArea?: number | undefined;
  readonly insulation?: Insulation | undefined;
  readonly supply?: SupplyTemperature | undefined;
  readonly boiler?: Boiler | undefined;
  readonly cooking?: 'gas' | 'electric' | undefined;
  readonly solarPanels?: boolean | undefined;
  readonly residents?: number | undefined;
  /** m³ a year */
  readonly gasUse?: number | undefined;
  readonly prices?: EnergyPrices | undefined;
}

/** Registers have years before this for buildings of which they don't know it. */
export const firstBuildingYear = 1_200;

/** An input with what someone says of the home in place of what was known or taken. */
export function withAnswers(input: SavingsInput, { buildingYear, ...answers }: HomeAnswers): SavingsInput {
  const said = {
    ...Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== undefined)),
    ...(buildingYear !== undefined && { buildingYear: periodOfYear(buildingYear) }),
  };
  const corrected: SavingsInput = { ...input, ...said };
  return {
    ...corrected,
    usualGas: input.usualGas.flatMap((usual) => stillUsual(usual, input, corrected)),
    onlyRegistered: input.onlyRegistered.filter((part) => answers[part] === undefined),
  };
}

/** Averages of homes of its kind are those of another kind once that was corrected; for its size they are counted by the m². */
function stillUsual(usual: UsualGas, before: SavingsInput, now: SavingsInput): readonly UsualGas[] {
  if (usual.of !== 'suchHomes') return [usual];
  if (before.buildingType !== now.buildingType || before.buildingYear !== now.buildingYear) return [];
  if (before.floorArea === unknownAnswer || now.floorArea === unknownAnswer || before.floorArea === now.floorArea) return [usual];
  return [{ ...usual, value: (usual.value * now.floorArea) / before.floorArea }];
}

/** What of a home an average of the whole country stands in for. */
export const averagedParts = ['gasUse', 'floorArea', 'insulation'] as const;
/** One of `averagedParts`. */
export type AveragedPart = (typeof averagedParts)[number];

/** Which part of an estimate isn't the home's own, nor that of homes like it, but the country's average. */
export function averagesIn(input: SavingsInput): readonly AveragedPart[] {
  const { gasUse, usualGas, floorArea, insulation, buildingYear } = input;
  const isAverage: Readonly<Record<AveragedPart, boolean>> = {
    gasUse: gasUse === unknownAnswer && usualGas.length === 0,
    floorArea: floorArea === unknownAnswer,
    insulation: insulation === unknownAnswer && buildingYear === unknownAnswer,
  };
  return averagedParts.filter((part) => isAverage[part]);
}
