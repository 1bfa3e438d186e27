import type { RawAnswers } from '@pomp/domain';
import type { SectionFormController } from '@pomp/forms';

/** Everything in a form as it was typed, to begin it with again. */
export const typedIn = (form: SectionFormController): RawAnswers => Object.fromEntries(Object.keys(form.section.fields).map((name) => [name, form.field(name).value]));
