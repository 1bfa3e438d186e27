import { yearOf } from '../../dates/calendar-date.js';
import type { AnswerOf, SectionContext } from '../field.js';
import { unknownAnswer } from '../unknown-answer.js';
import type { AnyField, FieldKind, FieldOfKind } from './any-field.js';
import type { TextFormat } from './text.js';

const texts: Record<TextFormat, string> = {
  plain: 'Voorbeeld',
  name: 'Noor',
  email: 'noor@pomp.example',
  zipcode: '3581 KJ',
  phone: '06 12 34 56 78',
  date: '21-11-1980',
};

/** An answer that fits what a field of each kind is defined with: its options, its longest text, its first year. */
const examples: {
  readonly [Kind in FieldKind]: (field: FieldOfKind<Kind>, context: SectionContext) => AnswerOf<FieldOfKind<Kind>>;
} = {
  text: ({ format, maxLength }) => texts[format].slice(0, maxLength),
  password: () => 'Warmte123',
  wholeNumber: () => '2',
  decimal: () => '6.5',
  // The last year that has passed whole.
  year: ({ downTo }, { today }) => String(Math.max(downTo, yearOf(today) - 1)),
  choice: ({ options }) => options[0] ?? unknownAnswer,
  multiChoice: ({ options }) => options.slice(0, 1),
  insulation: ({ options, exclusive }) => {
    const part = options.find((value) => value !== exclusive);
    return part ? [{ value: part, rcValue: '2.5' }] : [{ value: exclusive }];
  },
  // No upload has an id that a definition could know.
  files: ({ unknown }) => [unknown ? unknownAnswer : 'bestand'],
  checkbox: () => true,
};

/** The example answer of a field: its own, else that of its kind. */
export function exampleOf(field: AnyField, context: SectionContext): unknown {
  if (field.example !== undefined) return field.example;
  // The kind of a field says which of them takes it; TypeScript can't follow that through the map.
  const example = examples[field.kind] as (field: AnyField, context: SectionContext) => unknown;
  return example(field, context);
}
