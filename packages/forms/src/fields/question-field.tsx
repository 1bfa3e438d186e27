'use client';

import { FieldBy, type SectionFieldProps } from './field-by.js';
import { questionControls } from './question-controls.js';

/** One question of a questionnaire, as `SectionField` shows it, with less to load: texts are plain single lines, and there are no passwords and no ticks. */
export function QuestionField({ name, note }: SectionFieldProps) {
  return <FieldBy controls={questionControls} name={name} note={note} />;
}
