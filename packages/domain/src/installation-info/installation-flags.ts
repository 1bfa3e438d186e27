import type { House } from '../houses/house.js';
import { flows, type Flow } from '../products/flows.js';
import { places, pumpsPlacedIn } from '../products/places.js';
import { pumps } from '../products/pumps.js';

type PumpRow = (typeof pumps)[number];

/** For which pumps the customer finished a section of the installation info. Wire names (spec 1 §3). */
export type PumpFlags = { readonly [Flag in PumpRow['sectionFlag']]: boolean };

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

/** For which pumps a house’s installation info is complete. */
export type HouseFlags = Pick<House, PumpRow['houseFlag']>;

/** The house's flags that the last step of a flow sets. */
export const houseFlagsOf = (flow: Flow): { readonly [Flag in keyof HouseFlags]?: true } =>
  Object.fromEntries(pumpsPlacedIn(flow).map(({ houseFlag }) => [houseFlag, true]));

/** Whether the installation info of an order is complete: all-electric needs both pumps (spec 1 §4). */
export const isInstallationComplete = (flow: Flow, house: HouseFlags): boolean =>
  pumpsPlacedIn(flow).every(({ houseFlag }) => house[houseFlag]);

/** Whether an order shows the warning badge. Unlike completeness, all-electric only when both pumps are missing (spec 1 §4). */
export const hasInstallationWarning = (flow: Flow, house: HouseFlags): boolean =>
  pumpsPlacedIn(flow).every(({ houseFlag }) => !house[houseFlag]);
