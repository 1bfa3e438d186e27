'use client';

import type { HTMLInputAutoCompleteAttribute } from 'react';
import { InputField, type InputFieldProps } from './input-field.js';
import { tidyEmail } from './tidy-text.js';

/** Props of `EmailField`. */
export type EmailFieldProps = InputFieldProps & {
  /** `username` where one logs in with the address, so that a password manager finds it; `off` for someone else's address. */
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /** In characters. Typing stops there, so it must be longer than any real address. */
  maxLength?: number;
};

/** An e-mail address: the keyboard with the @, no capitals, no spelling check. */
export function EmailField({ autoComplete = 'email', ...props }: EmailFieldProps) {
  return (
    <InputField
      {...props}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      tidy={tidyEmail}
    />
  );
}
