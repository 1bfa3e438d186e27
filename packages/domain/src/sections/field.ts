import type { CalendarDate } from '../dates/calendar-date.js';
import type { Reading } from './reading.js';

/** What every section may depend on besides answers. `today` decides, for example, which years can be chosen. */
export interface SectionContext {
  readonly today: CalendarDate;
}

/** How an answer travels and is stored: the one thing a wire schema needs to know of a kind. */
export type WireShape = 'string' | 'strings' | 'boolean' | 'insulation';

/** What a field says, in Dutch, where it isn’t what every field says (`messages`). */
export interface FieldMessages {
  readonly missing?: string;
  readonly malformed?: string;
}

/** What is asked, whatever the kind. */
export interface FieldText {
  readonly label: string;
  /** One or two sentences under the label that help to find the answer. */
  readonly help?: string;
  readonly messages?: FieldMessages;
}

/** What every kind is defined with. */
export interface FieldOptions<Value> extends FieldText {
  /** An answer that tells more than the example of its kind (`exampleAnswers`). A check of the section may ask for one. */
  readonly example?: Value;
}

/** A field of one kind. `read` and `show` are the kind's own parsing and Dutch formatting; forms, server and summaries all use these. */
export interface Field<Kind extends string, Value> extends FieldOptions<Value> {
  readonly kind: Kind;
  readonly wire: WireShape;
  /** Whether `o.b.` ('Ik weet het niet') is an answer. */
  readonly unknown: boolean;
  readonly read: (raw: unknown, context: SectionContext) => Reading<Value>;
  /** The answer in Dutch, with its unit. Never called with `o.b.`. */
  show(value: Value): string;
}

/** The answer that a field gives. */
export type AnswerOf<F> = F extends { readonly read: (raw: unknown, context: SectionContext) => Reading<infer Value> }
  ? Value
  : never;
