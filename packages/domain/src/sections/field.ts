import type { Language, Message } from '@pomp/language';
import type { CalendarDate } from '../dates/calendar-date.js';
import type { Reading } from './reading.js';

/** What every section may depend on besides answers. `today` decides, for example, which years can be chosen. */
export interface SectionContext {
  readonly today: CalendarDate;
}

/** How an answer travels and is stored: the one thing a wire schema needs to know of a kind. */
export type WireShape = 'string' | 'strings' | 'boolean' | 'insulation';

/** What a field says where it isn’t what every field says (`messages`); `own`: in words that stand with the field's label. */
export interface FieldMessages<Said = Message | 'own'> {
  readonly missing?: Said;
  readonly malformed?: Said;
}

/** What every kind is defined with. Words stand elsewhere, by the field's name. */
export interface FieldOptions<Value> {
  readonly messages?: FieldMessages;
  /** An answer that tells more than the example of its kind (`exampleAnswers`). A check of the section may ask for one. */
  readonly example?: Value;
}

/** A field of one kind. `read` and `show` are the kind's own parsing and formatting; forms, server and summaries all use these. */
export interface Field<Kind extends string, Value> extends FieldOptions<Value> {
  readonly kind: Kind;
  readonly wire: WireShape;
  /** Whether `o.b.` ('Ik weet het niet') is an answer. */
  readonly unknown: boolean;
  readonly read: (raw: unknown, context: SectionContext) => Reading<Value>;
  /**
   * The answer to read, with its unit. Never called with `o.b.`.
   * @param sayOption what the option with this value is called.
   */
  show(value: Value, language: Language, sayOption: (option: string) => string): string;
}

/** The answer that a field gives. */
export type AnswerOf<F> = F extends { readonly read: (raw: unknown, context: SectionContext) => Reading<infer Value> }
  ? Value
  : never;
