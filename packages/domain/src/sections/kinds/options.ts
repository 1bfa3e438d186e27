import type { Language, Message } from '@pomp/language';
import { sectionsTexts } from '../texts.js';
import { wordsBeside, type Worded } from '../worded.js';

/** Wire values, in the order shown. Their labels stand with the field's other words. */
export type Options<Value extends string = string> = readonly Value[];

/** Options that have their labels with them: those of several fields, or names that are the same in any language. */
export interface LabelledOptions<Value extends string = string> {
  readonly values: readonly Value[];
  label(value: Value): Message | string;
  /** The language that a label is in, where that is the same on every page: `fr`. */
  readonly lang?: ((value: Value) => string) | undefined;
}

/** The wire value of one of the options. */
export type OptionOf<O> = O extends LabelledOptions ? O['values'][number] : O extends readonly (infer Value)[] ? Value : never;

/** What a field has of its options: the values, and what they are called where that doesn't stand with its words. */
export interface WithOptions<O> {
  readonly options: readonly OptionOf<O>[];
  readonly optionLabel: O extends LabelledOptions ? LabelledOptions['label'] : undefined;
  readonly optionLang?: LabelledOptions['lang'];
}

export type AnyOptions = Options | LabelledOptions;

export const optionsOf = <O extends AnyOptions>(options: O): WithOptions<O> =>
  ('label' in options
    ? { options: options.values, optionLabel: options.label, ...(options.lang && { optionLang: options.lang }) }
    : { options, optionLabel: undefined }) as unknown as WithOptions<O>;

/** Options that are called what they are: numbers, classes, names. */
export const namedOptions = <const Values extends readonly string[]>(
  values: Values,
  label: (value: Values[number]) => Message | string = (value) => value,
): { readonly values: Values; label(value: Values[number]): Message | string } => ({ values, label });

/** Yes or no, asked in many places. */
export const yesNo = /* #__PURE__ */ namedOptions(['ja', 'nee'], (value) => sectionsTexts.message(`yesNo.${value}`));

/** What an option of a field is called; the value itself where it is none of the options. */
export const optionLabel = (field: Worded & Partial<WithOptions<AnyOptions>>, value: string): Message | string =>
  field.options?.includes(value) ? (field.optionLabel?.(value) ?? wordsBeside(field, 'options', value)) : value;

/** `optionLabel`, said. */
export function sayOption(field: Parameters<typeof optionLabel>[0], value: string, language: Language): string {
  const label = optionLabel(field, value);
  return typeof label === 'string' ? label : language.say(label);
}
