import type { Field, FieldOptions } from '../field.js';
import { answered, empty, malformed, readString } from '../reading.js';
import { unknownAnswer, type UnknownAnswer } from '../unknown-answer.js';

/** Wire value and Dutch label, in the order shown: enumeration, labels and order in one. An object would sort keys that look like integers. */
export type Options<Value extends string = string> = readonly (readonly [value: Value, label: string])[];
/** The wire value of one of the options. */
export type OptionOf<O extends Options> = O[number][0];

/** One of several options. On the wire the option’s value, or `o.b.`. */
export interface ChoiceField<Value extends string = string> extends Field<'choice', Value> {
  readonly options: Options;
}

/** Any of several options. On the wire their values, without doubles. */
export interface MultiChoiceField<Value extends string = string> extends Field<'multiChoice', readonly Value[]> {
  readonly options: Options;
  /** The option that can't go with others, such as 'geen'. */
  readonly exclusive: string | undefined;
}

const valuesOf = (options: Options): readonly string[] => options.map(([value]) => value);

/** The Dutch label of an option’s value; the value itself where there is no such option. */
export const labelOf = (options: Options, value: string) => options.find(([option]) => option === value)?.[1] ?? value;

/** Yes or no, asked in many places. */
export const yesNo = [
  ['ja', 'Ja'],
  ['nee', 'Nee'],
] as const satisfies Options;

type ChoiceOf<O extends Options, Unknown extends boolean> = OptionOf<O> | (Unknown extends true ? UnknownAnswer : never);

interface ChoiceOptions<O extends Options, Unknown extends boolean> extends FieldOptions<ChoiceOf<O, Unknown>> {
  readonly options: O;
  readonly unknown?: Unknown;
}

/** A question with one answer. Anything that isn’t one of the options is malformed; `unknown` makes `o.b.` one. */
export function choice<const O extends Options, const Unknown extends boolean = false>({
  options,
  unknown,
  ...text
}: ChoiceOptions<O, Unknown>): ChoiceField<ChoiceOf<O, Unknown>> {
  type Value = ChoiceOf<O, Unknown>;
  const answers = new Set([...valuesOf(options), ...(unknown === true ? [unknownAnswer] : [])]);
  const isAnswer = (value: string): value is Value => answers.has(value);
  return {
    kind: 'choice',
    wire: 'string',
    ...text,
    options,
    unknown: unknown ?? false,
    read: (raw) => readString(raw, (value) => (isAnswer(value) ? answered(value) : malformed)),
    show: (value) => labelOf(options, value),
  };
}

interface MultiChoiceOptions<O extends Options> extends FieldOptions<readonly OptionOf<O>[]> {
  readonly options: O;
  readonly exclusive?: OptionOf<O>;
}

/** A question with any number of answers; none at all is empty. `exclusive` is the option that can’t go with others. */
export function multiChoice<const O extends Options>({
  options,
  exclusive,
  ...text
}: MultiChoiceOptions<O>): MultiChoiceField<OptionOf<O>> {
  const values = new Set<unknown>(valuesOf(options));
  const isOption = (value: unknown): value is OptionOf<O> => values.has(value);
  return {
    kind: 'multiChoice',
    wire: 'strings',
    unknown: false,
    ...text,
    options,
    exclusive,
    read: (raw) => {
      if (raw === undefined || raw === null) return empty;
      if (!Array.isArray(raw)) return malformed;
      const chosen: unknown[] = [...new Set<unknown>(raw)];
      if (chosen.length === 0) return empty;
      if (!chosen.every(isOption)) return malformed;
      if (exclusive !== undefined && chosen.length > 1 && chosen.includes(exclusive)) return malformed;
      return answered(chosen);
    },
    show: (values) => values.map((value) => labelOf(options, value)).join(', '),
  };
}

/** A press on an option: chosen ones go, the exclusive one clears the others, any other removes the exclusive one. */
export function toggleOption<Value extends string>(chosen: readonly Value[], option: Value, exclusive?: string): readonly Value[] {
  if (chosen.includes(option)) return chosen.filter((value) => value !== option);
  if (option === exclusive) return [option];
  return [...chosen.filter((value) => value !== exclusive), option];
}
