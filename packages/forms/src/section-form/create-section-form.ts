import type { Fields, SectionContext } from '@pomp/domain';
import { createFormOn, type SectionFormOptions } from './create-form-on.js';
import { createTypedAnswers } from './typed-answers.js';

/** A form whose answers are kept in memory. */
export const createSectionForm = <F extends Fields, After, Context extends SectionContext>(
  options: SectionFormOptions<F, After, Context>,
) => createFormOn(options, createTypedAnswers);
