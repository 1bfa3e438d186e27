'use client';

import type { FieldKind } from '@pomp/domain';
import { ChoiceControl } from './choice-control.js';
import type { ControlOf } from './control.js';
import { FilesControl, InsulationControl, MultiChoiceControl, YearControl } from './lazy-controls.js';
import { LineControl } from './line-control.js';
import { DecimalControl, WholeNumberControl } from './number-controls.js';

/** What the questions of a questionnaire are answered by. Apart from the other controls, which its steps would load and never show. */
export const questionControls = {
  text: LineControl,
  wholeNumber: WholeNumberControl,
  decimal: DecimalControl,
  year: YearControl,
  choice: ChoiceControl,
  multiChoice: MultiChoiceControl,
  insulation: InsulationControl,
  files: FilesControl,
} satisfies { readonly [Kind in FieldKind]?: ControlOf<Kind> };
