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

/** The name of one of `pumps`. */
export type Pump = (typeof pumps)[number]['name'];
