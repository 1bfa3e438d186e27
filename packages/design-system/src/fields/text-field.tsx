'use client';

import type { HTMLInputAutoCompleteAttribute } from 'react';
import type * as styles from './field.css.js';
import { InputField, type InputFieldProps } from './input-field.js';

/** Props of `TextField`. */
export type TextFieldProps = InputFieldProps & {
  /** What the browser may fill in for the person: 'given-name', 'street-address'. */
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /** What a phone's keyboard makes capital: `words` for names, `characters` for codes, `none` where capitals would be wrong. */
  autoCapitalize?: 'none' | 'words' | 'characters' | 'sentences';
  /** An example of an answer, never what should be known before typing: it goes away. */
  placeholder?: string;
  /** Before the value: '€'. Read out with the field. */
  prefix?: string;
  /** Behind the value: 'jaar'. For a number, `NumberField` is better. */
  unit?: string;
  /** What fits the expected answer: people read from it how much is asked. */
  width?: keyof typeof styles.width;
  /** In characters. Typing stops there without a word, so only for a limit that no honest answer reaches. */
  maxLength?: number;
};

/** One line of any text. For what has a form of its own (number, postcode, date, …) there is a field that knows it. */
export function TextField(props: TextFieldProps) {
  return <InputField {...props} type="text" />;
}
