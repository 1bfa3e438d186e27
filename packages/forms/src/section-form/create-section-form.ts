import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { sectionSchema, type Fields, type SectionContext } from '@pomp/domain';
import { createFormOn, type SectionFormOptions } from './create-form-on.js';
import { createTypedAnswers } from './typed-answers.js';

/** A form whose answers are kept in memory, by the same rules as a final save asks them. */
export const createSectionForm = <F extends Fields, After, Context extends SectionContext>(
  options: SectionFormOptions<F, After, Context>,
) =>
  createFormOn(options, ({ stored, scope, onChange }) =>
    createTypedAnswers({
      stored,
      resolver: (...given) => standardSchemaResolver(sectionSchema(options.section, scope()))(...given),
      onChange,
    }),
  );
