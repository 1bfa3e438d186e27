'use client';

import type { FieldKind } from '@pomp/domain';
import { ChoiceControl } from './choice-controls.js';
import type { ControlOf } from './control.js';
import {
  CheckboxControl,
  FilesControl,
  InsulationControl,
  MultiChoiceControl,
  PasswordControl,
  YearControl,
} from './lazy-controls.js';
import { DecimalControl, TextControl, WholeNumberControl } from './text-controls.js';

/** One control per kind; a new kind without one doesn't compile. */
export const controls: { readonly [Kind in FieldKind]: ControlOf<Kind> } = {
  text: TextControl,
  password: PasswordControl,
  wholeNumber: WholeNumberControl,
  decimal: DecimalControl,
  year: YearControl,
  choice: ChoiceControl,
  multiChoice: MultiChoiceControl,
  insulation: InsulationControl,
  files: FilesControl,
  checkbox: CheckboxControl,
};
