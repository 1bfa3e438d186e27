import { yearOf } from '../../dates/calendar-date.js';
import type { Field, FieldOptions, SectionContext } from '../field.js';
import { answered, malformed, readString } from '../reading.js';
import { unknownAnswer } from '../unknown-answer.js';

interface YearOptions extends FieldOptions<string> {
  /** The last year of the list, which starts at the current one. */
  readonly downTo: number;
  readonly unknown?: boolean;
}

/** A year from a list. On the wire its four digits, or `o.b.`. */
export interface YearField extends Field<'year', string> {
  readonly downTo: number;
}

/** Whether a year can be chosen: not in the future, not before the list. */
export function isYearOf({ downTo }: Pick<YearField, 'downTo'>, { today }: SectionContext, text: string): boolean {
  return /^\d{4}$/.test(text) && Number(text) >= downTo && Number(text) <= yearOf(today);
}

/** A year from the current one down to `downTo`, both included. */
export function year({ downTo, unknown = false, ...rules }: YearOptions): YearField {
  return {
    kind: 'year',
    wire: 'string',
    ...rules,
    downTo,
    unknown,
    read: (raw, context) =>
      readString(raw, (value) => {
        if (unknown && value === unknownAnswer) return answered(value);
        return isYearOf({ downTo }, context, value) ? answered(value) : malformed;
      }),
    show: (value) => value,
  };
}
