'use client';

import { useLanguage } from '@pomp/language/react';
import type { FieldQuestion } from './field-question.js';
import { InputField, type InputFieldProps } from './input-field.js';
import { type DecimalSeparator, separatorOf, tidyNumber, withSeparator } from './number-text.js';

type NumberKind =
  | {
      /** `whole` for what is counted or read from a meter, `decimal` where a fraction may follow: decides the keys on a phone, and how a dot is read. */
      kind?: 'whole';
      separator?: undefined;
    }
  | {
      kind: 'decimal';
      /** As the page's language writes it. A dot where the answer must read as it is stored; the other one is turned into it while typing. */
      separator?: DecimalSeparator;
    };

/** Props of `NumberField`. */
export type NumberFieldProps = InputFieldProps &
  NumberKind & {
    /** Figures that count nothing, as in a house number: they stay as they are typed. */
    isName?: boolean | undefined;
    /** Behind the figures, and read out with the field: 'm³', 'kWh'. */
    unit?: string | undefined;
    /** Before the figures: '€'. */
    prefix?: string;
    /** How many characters the longest likely answer has: the box is as wide, so that a typing error stands out. */
    digits?: number;
    /** What is asked again of a number that hardly anyone has; null where nothing is now, but may be. It is announced, and stops nobody. */
    question?: FieldQuestion | null | undefined;
  };

/**
 * Figures, typed as people write them: '1.405 m³' is fine. The value stays text, never `type="number"`: that loses what it doesn't
 * understand, and changes when someone scrolls.
 */
export function NumberField({ kind = 'whole', separator: given, digits = 7, unit, isName, ...props }: NumberFieldProps) {
  const language = useLanguage();
  const separator = given ?? separatorOf(language);
  const decimal = kind === 'decimal';
  return (
    <InputField
      {...props}
      type="text"
      inputMode={decimal ? 'decimal' : 'numeric'}
      autoComplete="off"
      spellCheck={false}
      unit={unit}
      digits={digits}
      {...(!isName && { tidy: (text: string) => tidyNumber(text, { kind, separator, unit }) })}
      {...(decimal && {
        show: (value: string) => withSeparator(value, separator),
        whileTyping: (text: string) => withSeparator(text, separator),
      })}
    />
  );
}
