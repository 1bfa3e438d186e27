import { unknownAnswer, type UnknownAnswer } from '../sections/unknown-answer.js';
import type { KnownBuildingYear } from './building-periods.js';
import type { Boiler, Insulation, SupplyTemperature } from './figures.js';
import type { SavingsBuildingType } from './savings-options.js';

/** An answer, or that it isn't known: then it is estimated, and said. */
export type OrUnknown<Value> = Value | UnknownAnswer;

/** `hybrid`: beside the boiler, which helps and heats the water. `allElectric`: the gas goes. */
export type SavingsSystem = 'hybrid' | 'allElectric';

/** What someone pays. */
export interface EnergyPrices {
  /** €/m³ */
  readonly gas: number;
  /** €/kWh */
  readonly electricity: number;
  /** € a year for the gas connection, whatever is used. It counts where that is removed. */
  readonly fixedGas?: number;
}

/** What homes like it use, in m³ a year. */
export interface UsualGas {
  /** Of which homes: those of its type, size and age in the whole country, or those with its postcode. */
  readonly of: 'suchHomes' | 'neighbours';
  readonly value: number;
  /** The year that it was counted in. */
  readonly date: string;
}

/** A home, as far as it is known. Numbers aren't negative. */
export interface SavingsInput {
  readonly system: SavingsSystem;
  /** m³ a year */
  readonly gasUse: OrUnknown<number>;
  /** Six stands for six and more. */
  readonly residents: OrUnknown<number>;
  readonly buildingType: OrUnknown<SavingsBuildingType>;
  readonly buildingYear: OrUnknown<KnownBuildingYear>;
  /** As it is now; where it isn't known, the year of building says it. */
  readonly insulation: OrUnknown<Insulation>;
  /** m² */
  readonly floorArea: OrUnknown<number>;
  /** Where its own gas use isn't known: the first is calculated with, the others are as likely. Empty: the average of its type. */
  readonly usualGas: readonly UsualGas[];
  readonly supply: OrUnknown<SupplyTemperature>;
  readonly boiler: OrUnknown<Boiler>;
  readonly cooking: OrUnknown<'gas' | 'electric'>;
  readonly solarPanels: OrUnknown<boolean>;
  readonly prices: OrUnknown<EnergyPrices>;
  /** What of it a register says, and nobody who lives there did. */
  readonly onlyRegistered: readonly RegisteredPart[];
}

/** What a register can say of a home and still be off by some. */
export type RegisteredPart = 'floorArea' | 'insulation';

/** A home of which nothing is known, to name what is. */
export const unknownHome: SavingsInput = {
  system: 'hybrid',
  gasUse: unknownAnswer,
  residents: unknownAnswer,
  buildingType: unknownAnswer,
  buildingYear: unknownAnswer,
  insulation: unknownAnswer,
  floorArea: unknownAnswer,
  usualGas: [],
  supply: unknownAnswer,
  boiler: unknownAnswer,
  cooking: unknownAnswer,
  solarPanels: unknownAnswer,
  prices: unknownAnswer,
  onlyRegistered: [],
};
