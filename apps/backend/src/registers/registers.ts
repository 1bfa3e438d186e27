import type { EnergyClass, SavingsBuildingType } from '@pomp/domain';

/** A home as the register of buildings has it. What it has no sensible value of is left out. */
export interface RegisteredBuilding {
  readonly buildingYear?: number;
  /** m² that are lived in */
  readonly floorArea?: number;
  /** `woonfunctie`, `winkelfunctie`, … */
  readonly purposes: readonly string[];
}

/** Buildings, with what they are for, how large, and from when. */
export interface BuildingRegister {
  /**
   * @param dwellingId of the home in the register of buildings and addresses, as the address book gives it
   * @returns undefined where the register has no such home
   * @throws RegisterAway
   */
  readonly find: (dwellingId: string) => Promise<RegisteredBuilding | undefined>;
}

/** The energy label that holds for a home. What it leaves open is left out. */
export interface RegisteredLabel {
  readonly energyClass: EnergyClass;
  readonly buildingType?: SavingsBuildingType;
  /** m² that are heated */
  readonly floorArea?: number;
  /** A day. */
  readonly registeredOn: string;
  /** The last day on which it holds, where it ends. */
  readonly validUntil?: string;
}

export interface LabelRegister {
  /**
   * @returns undefined where the home has no label
   * @throws RegisterAway
   */
  readonly find: (dwellingId: string) => Promise<RegisteredLabel | undefined>;
}

/** What statistics need to know of a home. */
export interface KindOfHome {
  readonly buildingType?: SavingsBuildingType | undefined;
  readonly buildingYear?: number | undefined;
  readonly floorArea?: number | undefined;
}

/** An average. */
export interface EnergyUse {
  /** m³ a year */
  readonly gas: number;
  /** kWh a year from the grid, where that is published too. */
  readonly electricity?: number;
  /** Counted in this year. */
  readonly year: string;
}

export interface EnergyStatistics {
  /** The group that statistics count a home in; homes of one group have one average. */
  readonly groupOf: (home: KindOfHome) => string;
  /**
   * @param group of `groupOf`
   * @returns undefined where nothing was published of it, as of groups that are small
   * @throws RegisterAway
   */
  readonly ofGroup: (group: string) => Promise<EnergyUse | undefined>;
  /**
   * @param zipcode `1234 AB`
   * @returns undefined where nothing was published of it
   * @throws RegisterAway
   */
  readonly ofPostcode: (zipcode: string) => Promise<EnergyUse | undefined>;
}

/** Where what is known of homes is looked up. */
export interface Registers {
  readonly buildings: BuildingRegister;
  /** Undefined: the seller has no key to it. */
  readonly labels: LabelRegister | undefined;
  readonly energyUse: EnergyStatistics;
}
