import { marketingForms } from '../marketing-forms/marketing-forms.js';
import { defineSection } from '../sections/define-section.js';
import { text } from '../sections/kinds/text.js';

/** An application as it travels (spec 2 §3): what the applicant fills in, and for which vacancy. */
export const applicationForm = defineSection({
  name: 'vacancy',
  title: 'Sollicitatie',
  fields: {
    job: text({ label: 'Vacature' }),
    ...marketingForms.application.section.fields,
    /** Made by the form for each time that it is opened. */
    jobId: text({ label: 'Kenmerk' }),
  },
  presence: { jobId: 'optional' },
});
