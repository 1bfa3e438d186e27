interface PumpData {
  readonly name: string;
  /** The wire’s names (spec 1 §3) for 'finished for this pump': of a section of the installation info, and of a house’s. */
  readonly sectionFlag: string;
  readonly houseFlag: string;
}

/** Every pump that can be placed. */
export const pumps = [
  { name: 'Pomp AO', sectionFlag: 'pompaoCompleted', houseFlag: 'installationInfoPompAoCompleted' },
  { name: 'Pomp T', sectionFlag: 'pomptCompleted', houseFlag: 'installationInfoPompTCompleted' },
] as const satisfies readonly PumpData[];

/** A row of `pumps`. */
export type PumpRow = (typeof pumps)[number];
/** The name of one of `pumps`. */
export type Pump = PumpRow['name'];
/** For which pumps the customer finished a section of the installation info. Wire names (spec 1 §3). */
export type PumpFlags = { readonly [Flag in PumpRow['sectionFlag']]: boolean };
/** For which pumps a house’s installation info is complete. Wire names (spec 1 §3). */
export type HouseFlags = { readonly [Flag in PumpRow['houseFlag']]: boolean };
