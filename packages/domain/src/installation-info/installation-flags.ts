import type { House } from '../houses/house.js';
import type { Flow } from '../orders/order.js';
import { placesPompAo, placesPompT } from './installation-context.js';

/** For which pumps the customer finished a section of the installation info. Wire names (spec 1 §3). */
export interface PumpFlags {
  readonly pompaoCompleted: boolean;
  readonly pomptCompleted: boolean;
}

/** The flags that a flow is about (spec 1 §4, "Form flow"): Pomp AO and upgrade have one, all-electric has both. */
export const completedFlagsOf = (flow: Flow): { readonly [Flag in keyof PumpFlags]?: true } => ({
  ...(placesPompAo(flow) && { pompaoCompleted: true }),
  ...(placesPompT(flow) && { pomptCompleted: true }),
});

/** Whether a section was finished for every pump that the flow places. */
export const isFinishedIn = (flow: Flow, flags: Partial<PumpFlags>): boolean =>
  (!placesPompAo(flow) || flags.pompaoCompleted === true) && (!placesPompT(flow) || flags.pomptCompleted === true);

/** The flow that asks exactly about these pumps; undefined when there are none. */
export function flowOfFlags({ pompaoCompleted, pomptCompleted }: PumpFlags): Flow | undefined {
  if (pompaoCompleted) return pomptCompleted ? 'all-electric' : 'pomp ao';
  return pomptCompleted ? 'pomp t' : undefined;
}

/** For which pumps a house’s installation info is complete. */
export type HouseFlags = Pick<House, 'installationInfoPompAoCompleted' | 'installationInfoPompTCompleted'>;

/** The house's flags that the last step of a flow sets. */
export const houseFlagsOf = (flow: Flow): { readonly [Flag in keyof HouseFlags]?: true } => ({
  ...(placesPompAo(flow) && { installationInfoPompAoCompleted: true }),
  ...(placesPompT(flow) && { installationInfoPompTCompleted: true }),
});

/** Whether the installation info of an order is complete: all-electric needs both pumps (spec 1 §4). */
export const isInstallationComplete = (flow: Flow, house: HouseFlags): boolean =>
  (!placesPompAo(flow) || house.installationInfoPompAoCompleted) && (!placesPompT(flow) || house.installationInfoPompTCompleted);

/** Whether an order shows the warning badge. Unlike completeness, all-electric only when both pumps are missing (spec 1 §4). */
export const hasInstallationWarning = (flow: Flow, house: HouseFlags): boolean =>
  (!placesPompAo(flow) || !house.installationInfoPompAoCompleted) && (!placesPompT(flow) || !house.installationInfoPompTCompleted);
