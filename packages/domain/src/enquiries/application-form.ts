import { marketingForms } from '../marketing-forms/marketing-forms.js';
import { defineSection } from '../sections/define-section.js';
import { text } from '../sections/kinds/text.js';

/** An application as it travels (spec 2 §3): what the applicant fills in, and for which vacancy. */
export const applicationForm = defineSection({
  name: 'vacancy',
  fields: {
    job: text({ example: 'Monteur warmtepompen' }),
    ...marketingForms.application.section.fields,
    /** Made by the form for each time that it is opened. */
    jobId: text({ example: '6f1c6f0e-3a55-4f0d-9a53-5d0c6b8f2a11' }),
  },
  presence: { jobId: 'optional' },
});
