'use client';

import type { HTMLInputAutoCompleteAttribute } from 'react';
import { InputField, type InputFieldProps } from './input-field.js';
import { tidyPhone } from './tidy-text.js';

/** Props of `PhoneField`. */
export type PhoneFieldProps = InputFieldProps & {
  /** `off` for someone else's number. */
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /** In characters, with country code and spaces. Typing stops there. */
  maxLength?: number;
};

/** A phone number, with or without country code; dashes and brackets become spaces on leaving the field. */
export function PhoneField({ autoComplete = 'tel', ...props }: PhoneFieldProps) {
  return (
    <InputField
      {...props}
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      spellCheck={false}
      width="half"
      tidy={tidyPhone}
    />
  );
}
