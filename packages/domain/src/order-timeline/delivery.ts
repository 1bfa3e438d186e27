import { addDays } from '../dates/add-days.js';
import type { CalendarDate } from '../dates/calendar-date.js';
import { addMonths } from '../dates/months.js';
import type { PromisedUse } from '../meter-readings/meter-use.js';
import type { MessagePhoto } from './timeline-event.js';

/** What the seller says of an installation that is done. Nothing of it is promised unless it is said here. */
export interface Delivery {
  /** By which RVO knows the heat pump (in Dutch a "meldcode"). */
  readonly deviceCode: string | null;
  /** Each on what it is, and its last day. */
  readonly warranties: readonly { readonly what: string; readonly until: CalendarDate }[];
  /** When the first service is. */
  readonly serviceOn: CalendarDate | null;
  /** What the home was promised to use in a year; absent where nothing was. */
  readonly promise?: PromisedUse | undefined;
  /** How it was left behind; absent until somebody photographed it. */
  readonly photos?: readonly MessagePhoto[] | undefined;
}

/** So long after the installation a home owner can ask for the subsidy. */
const subsidyMonths = 24;

/** The last day on which the subsidy for an installation can be asked. */
export const subsidyUntil = (installedOn: CalendarDate): CalendarDate => addMonths(installedOn, subsidyMonths);

/** So many days after an installation its meter readings are taken: a year, and some time to look at the meter. */
const readingDays = 365 + 31;

/** The last day on which meter readings are taken; null where it isn't known when something was installed. */
export const readingsUntil = (installedOn: CalendarDate | null): CalendarDate | null =>
  installedOn === null ? null : addDays(installedOn, readingDays);
