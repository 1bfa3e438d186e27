import type { Field, FieldOptions } from '../field.js';
import { answered, malformed, readString, type Reading } from '../reading.js';
import { unknownAnswer } from '../unknown-answer.js';

/** Ways to write a text that have rules of their own (`text-formats.ts`). The form derives keyboard and autocomplete from it. */
export type TextFormat = 'plain' | 'name' | 'email' | 'zipcode' | 'phone' | 'date';

/** A text. On the wire as it was typed, without spaces around it, or as its format writes it. */
export interface TextField extends Field<'text', string> {
  readonly format: TextFormat;
  readonly maxLength: number;
  /** Room for more than one line. */
  readonly multiline: boolean;
  /** The HTML autocomplete token. */
  readonly autoComplete: string | undefined;
}

export interface TextOptions extends FieldOptions<string> {
  readonly unknown?: boolean;
  readonly multiline?: boolean;
  readonly maxLength?: number;
  readonly autoComplete?: string;
}

interface FormatDefaults extends Pick<TextOptions, 'maxLength' | 'autoComplete' | 'messages'> {
  readonly read?: (text: string) => Reading<string>;
}

/** A kind of text, with the rules of its format. */
export function textOf(format: TextFormat, { read = (value) => answered(value), ...defaults }: FormatDefaults) {
  return ({
    unknown = false,
    multiline = false,
    maxLength = defaults.maxLength ?? 200,
    autoComplete = defaults.autoComplete,
    ...rules
  }: TextOptions = {}): TextField => ({
    kind: 'text',
    wire: 'string',
    ...rules,
    messages: { ...defaults.messages, ...rules.messages },
    unknown,
    format,
    multiline,
    maxLength,
    autoComplete,
    read: (raw) =>
      readString(raw, (value) => {
        if (unknown && value === unknownAnswer) return answered(value);
        return value.length > maxLength ? malformed : read(value);
      }),
    show: (value) => value,
  });
}

/** A text of at most 200 characters, unless `maxLength` says otherwise. Longer is malformed. */
export const text = textOf('plain', {});
