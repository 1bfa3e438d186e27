import type { Field, FieldOptions } from '../field.js';
import { answered, empty, malformed, readString } from '../reading.js';
import { unknownAnswer, type UnknownAnswer } from '../unknown-answer.js';
import { optionsOf, type AnyOptions, type LabelledOptions, type OptionOf, type WithOptions } from './options.js';

interface ChosenFrom {
  readonly options: readonly string[];
  readonly optionLabel: LabelledOptions['label'] | undefined;
  readonly optionLang?: LabelledOptions['lang'];
}

/** One of several options. On the wire the option’s value, or `o.b.`. */
export interface ChoiceField<Value extends string = string> extends Field<'choice', Value>, ChosenFrom {}

/** Any of several options. On the wire their values, without doubles. */
export interface MultiChoiceField<Value extends string = string> extends Field<'multiChoice', readonly Value[]>, ChosenFrom {
  /** The option that can't go with others, such as 'geen'. */
  readonly exclusive: string | undefined;
}

type ChoiceOf<O, Unknown extends boolean> = OptionOf<O> | (Unknown extends true ? UnknownAnswer : never);

interface ChoiceOptions<O, Unknown extends boolean> extends FieldOptions<ChoiceOf<O, Unknown>> {
  readonly options: O;
  readonly unknown?: Unknown;
}

/** A question with one answer. Anything that isn’t one of the options is malformed; `unknown` makes `o.b.` one. */
export function choice<const O extends AnyOptions, const Unknown extends boolean = false>({
  options: given,
  unknown,
  ...rules
}: ChoiceOptions<O, Unknown>): ChoiceField<ChoiceOf<O, Unknown>> & WithOptions<O> {
  type Value = ChoiceOf<O, Unknown>;
  const chosenFrom = optionsOf(given);
  const answers = new Set<string>([...chosenFrom.options, ...(unknown === true ? [unknownAnswer] : [])]);
  const isAnswer = (value: string): value is Value => answers.has(value);
  const field: ChoiceField<Value> = {
    kind: 'choice',
    wire: 'string',
    ...rules,
    ...chosenFrom,
    unknown: unknown ?? false,
    read: (raw) => readString(raw, (value) => (isAnswer(value) ? answered(value) : malformed)),
    show: (value, _, sayOption) => sayOption(value),
  };
  return field as ChoiceField<Value> & WithOptions<O>;
}

interface MultiChoiceOptions<O> extends FieldOptions<readonly OptionOf<O>[]> {
  readonly options: O;
  readonly exclusive?: OptionOf<O>;
}

/** A question with any number of answers; none at all is empty. `exclusive` is the option that can’t go with others. */
export function multiChoice<const O extends AnyOptions>({
  options: given,
  exclusive,
  ...rules
}: MultiChoiceOptions<O>): MultiChoiceField<OptionOf<O>> & WithOptions<O> {
  const chosenFrom = optionsOf(given);
  const values = new Set<unknown>(chosenFrom.options);
  const isOption = (value: unknown): value is OptionOf<O> => values.has(value);
  const field: MultiChoiceField<OptionOf<O>> = {
    kind: 'multiChoice',
    wire: 'strings',
    unknown: false,
    ...rules,
    ...chosenFrom,
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
    show: (chosen, _, sayOption) => chosen.map((value) => sayOption(value)).join(', '),
  };
  return field as MultiChoiceField<OptionOf<O>> & WithOptions<O>;
}

/** A press on an option: chosen ones go, the exclusive one clears the others, any other removes the exclusive one. */
export function toggleOption<Value extends string>(chosen: readonly Value[], option: Value, exclusive?: string): readonly Value[] {
  if (chosen.includes(option)) return chosen.filter((value) => value !== option);
  if (option === exclusive) return [option];
  return [...chosen.filter((value) => value !== exclusive), option];
}
