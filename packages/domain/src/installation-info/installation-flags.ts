import { flows, type Flow } from '../products/flows.js';
import { places, pumpsPlacedIn } from '../products/places.js';
import { pumps, type HouseFlags, type PumpFlags, type PumpRow } from '../products/pumps.js';

/** Every pump's flag, by what it says of a pump. */
export const pumpFlags = (of: (pump: PumpRow) => boolean): PumpFlags =>
  Object.fromEntries(pumps.map((pump) => [pump.sectionFlag, of(pump)])) as PumpFlags;

/** The flags that a flow is about (spec 1 §4, "Form flow"): Pomp AO and upgrade have one, all-electric has both. */
export const completedFlagsOf = (flow: Flow): { readonly [Flag in keyof PumpFlags]?: true } =>
  Object.fromEntries(pumpsPlacedIn(flow).map(({ sectionFlag }) => [sectionFlag, true]));

/** Whether a section was finished for every pump that the flow places. */
export const isFinishedIn = (flow: Flow, flags: Partial<PumpFlags>): boolean =>
  pumpsPlacedIn(flow).every(({ sectionFlag }) => flags[sectionFlag] === true);

/** The flow that asks exactly about these pumps; undefined when there are none. */
export const flowOfFlags = (flags: PumpFlags): Flow | undefined =>
  flows.find((flow) => pumps.every(({ name, sectionFlag }) => places(flow, name) === flags[sectionFlag]));

/** The house's flags that the last step of a flow sets. */
export const houseFlagsOf = (flow: Flow): { readonly [Flag in keyof HouseFlags]?: true } =>
  Object.fromEntries(pumpsPlacedIn(flow).map(({ houseFlag }) => [houseFlag, true]));

/** Whether the installation info of an order is complete: all-electric needs both pumps (spec 1 §4). */
export const isInstallationComplete = (flow: Flow, house: HouseFlags): boolean =>
  pumpsPlacedIn(flow).every(({ houseFlag }) => house[houseFlag]);

/** Whether an order shows the warning badge. Unlike completeness, all-electric only when both pumps are missing (spec 1 §4). */
export const hasInstallationWarning = (flow: Flow, house: HouseFlags): boolean =>
  pumpsPlacedIn(flow).every(({ houseFlag }) => !house[houseFlag]);
