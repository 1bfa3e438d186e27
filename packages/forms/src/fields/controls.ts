'use client';

import type { FieldKind } from '@pomp/domain';
import { CheckboxControl, ChoiceControl } from './choice-controls.js';
import type { ControlOf } from './control.js';
import { FilesControl, InsulationControl, MultiChoiceControl, YearControl } from './lazy-controls.js';
import { DecimalControl, PasswordControl, TextControl, WholeNumberControl } from './text-controls.js';

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
