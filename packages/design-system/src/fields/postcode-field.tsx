'use client';

import type { HTMLInputAutoCompleteAttribute } from 'react';
import { InputField, type InputFieldProps } from './input-field.js';
import { tidyPostcode } from './tidy-text.js';

/** Props of `PostcodeField`. */
export type PostcodeFieldProps = InputFieldProps & {
  /** `off` for a postcode that isn't the person's own. */
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
};

/** A Dutch postcode, typed anyhow; on leaving the field it reads '1234 AB'. */
export function PostcodeField({ autoComplete = 'postal-code', ...props }: PostcodeFieldProps) {
  return (
    <InputField
      {...props}
      type="text"
      autoComplete={autoComplete}
      autoCapitalize="characters"
      spellCheck={false}
      width="short"
      tidy={tidyPostcode}
    />
  );
}
