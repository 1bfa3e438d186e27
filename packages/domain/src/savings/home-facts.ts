import { unknownAnswer } from '../sections/unknown-answer.js';
import { periodOfYear } from './building-periods.js';
import type { Insulation } from './figures.js';
import type { OrUnknown, RegisteredPart, SavingsInput, UsualGas } from './savings-input.js';
import { energyClasses, type EnergyClass, type SavingsBuildingType } from './savings-options.js';

/** Who keeps what is known of homes: buildings and addresses (BAG), energy labels (EP-Online), statistics (CBS). */
export const homeRegisters = ['bag', 'epOnline', 'cbs'] as const;
/** A register that knows something of homes. */
export type HomeRegister = (typeof homeRegisters)[number];

/** What a register says of a home; or that it doesn't know, or couldn't be asked. Then an average takes its place. */
export type HomeFact<Value> =
  | {
      readonly state: 'known';
      readonly value: Value;
      readonly source: HomeRegister;
      /** Of the fact where the register dates it, else when it was asked: a day, or a year. */
      readonly date: string;
    }
  | { readonly state: 'unknown' }
  | { readonly state: 'unavailable' };

/** What registers know of one home. */
export interface HomeFacts {
  readonly buildingYear: HomeFact<number>;
  /** m² */
  readonly floorArea: HomeFact<number>;
  /** What it may be used for, as the register has it: `woonfunctie`, … */
  readonly purposes: HomeFact<readonly string[]>;
  readonly energyClass: HomeFact<EnergyClass>;
  readonly buildingType: HomeFact<SavingsBuildingType>;
  /** m³ a year, of homes of its type, size and age. */
  readonly gasOfSuchHomes: HomeFact<number>;
  /** m³ a year, of the homes with its postcode. */
  readonly gasOfNeighbours: HomeFact<number>;
  /** kWh a year from the grid, of homes of its type, size and age; left out where that isn't published. */
  readonly electricityOfSuchHomes?: HomeFact<number>;
  /** kWh a year from the grid, of the homes with its postcode. */
  readonly electricityOfNeighbours?: HomeFact<number>;
}

const insulationByClass: Readonly<Record<EnergyClass, Insulation>> = {
  'A+++++': 'veryGood',
  'A++++': 'veryGood',
  'A+++': 'veryGood',
  'A++': 'veryGood',
  'A+': 'veryGood',
  A: 'good',
  B: 'good',
  C: 'moderate',
  D: 'moderate',
  E: 'moderate',
  F: 'poor',
  G: 'poor',
};

/** What an energy label says of how a home keeps its heat: loosely, as homes with one label differ. */
export const insulationOfClass = (energyClass: EnergyClass): Insulation => insulationByClass[energyClass];

/** Whether a text is a class of the energy label. */
export const isEnergyClass = (text: string): text is EnergyClass => (energyClasses as readonly string[]).includes(text);

type FromRegisters = Pick<
  SavingsInput,
  'buildingType' | 'buildingYear' | 'floorArea' | 'insulation' | 'usualGas' | 'onlyRegistered'
>;

/** What registers know, as the model takes it. */
export function inputOfFacts(facts: HomeFacts): FromRegisters {
  const { buildingType, buildingYear, floorArea, energyClass } = facts;
  return {
    buildingType: valueOf(buildingType),
    buildingYear: mapped(buildingYear, periodOfYear),
    floorArea: valueOf(floorArea),
    insulation: mapped(energyClass, insulationOfClass),
    usualGas: usualGasOf(facts),
    onlyRegistered: [...registeredIf(floorArea, 'floorArea'), ...registeredIf(energyClass, 'insulation')],
  };
}

/** Of such homes first: neighbours' homes can be quite others. */
function usualGasOf({ gasOfSuchHomes, gasOfNeighbours }: HomeFacts): readonly UsualGas[] {
  const of = (fact: HomeFact<number>, whose: UsualGas['of']) =>
    fact.state === 'known' && fact.value > 0 ? [{ of: whose, value: fact.value, date: fact.date }] : [];
  return [...of(gasOfSuchHomes, 'suchHomes'), ...of(gasOfNeighbours, 'neighbours')];
}

const registeredIf = ({ state }: HomeFact<unknown>, part: RegisteredPart): readonly RegisteredPart[] =>
  state === 'known' ? [part] : [];

const mapped = <Value, Answer>(fact: HomeFact<Value>, map: (value: Value) => Answer): OrUnknown<Answer> =>
  fact.state === 'known' ? map(fact.value) : unknownAnswer;

const valueOf = <Value>(fact: HomeFact<Value>): OrUnknown<Value> => mapped(fact, (value) => value);
