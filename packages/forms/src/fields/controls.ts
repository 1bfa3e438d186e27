'use client';

import type { FieldKind } from '@pomp/domain';
import { CheckboxControl } from './checkbox-control.js';
import type { ControlOf } from './control.js';
import { PasswordControl } from './password-control.js';
import { questionControls } from './question-controls.js';
import { TextControl } from './text-control.js';

/** One control per kind; a new kind without one doesn't compile. */
export const controls: { readonly [Kind in FieldKind]: ControlOf<Kind> } = {
  ...questionControls,
  text: TextControl,
  password: PasswordControl,
  checkbox: CheckboxControl,
};
