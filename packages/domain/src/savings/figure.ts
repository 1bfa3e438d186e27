import type { Message } from '@pomp/language';
import type { CalendarDate } from '../dates/calendar-date.js';
import type { nl } from './show-savings-texts.nl.js';

/** What a number of the calculation counts. */
export type SavingsUnit = keyof typeof nl.units;

/** A constant that an engineer can check, and an operator can replace when its source does. */
export interface Figure {
  readonly value: number;
  readonly unit: SavingsUnit;
  /** Who says so; undefined where the seller does, whoever that is. */
  readonly source: Message | undefined;
  /** The date that the figure applies to where the source names it, else when it was read there. */
  readonly date: string;
  /** From this day on it may no longer hold: someone has to look again. */
  readonly lookAgain: CalendarDate;
  /** What it holds for, or is counted by. */
  readonly basis: Message;
}

/** Where figures come from, and until when they can be trusted. */
export type FigureOrigin = Pick<Figure, 'source' | 'date' | 'lookAgain'>;

/** Figures of one source. */
export const figuresFrom =
  (origin: FigureOrigin) =>
  (value: number, unit: SavingsUnit, basis: Message): Figure => ({ value, unit, basis, ...origin });

/** Whether someone should have looked again by a day. */
export const isOutdated = ({ lookAgain }: Pick<Figure, 'lookAgain'>, on: CalendarDate): boolean => on >= lookAgain;
