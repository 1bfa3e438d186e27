import { defineSection } from '../sections/define-section.js';
import { choice } from '../sections/kinds/choice.js';
import { text } from '../sections/kinds/text.js';
import { grades } from '../marketing-forms/grades.js';

/** The questionnaires that a customer is asked about once they are finished. */
const finishedQuestionnaires = ['woning', 'installatie'] as const;
/** A questionnaire that feedback can be about, as the address of its page names it. */
export type FinishedQuestionnaire = (typeof finishedQuestionnaires)[number];

/** Whether a page’s address names one. */
export const isFinishedQuestionnaire = (type: string | undefined): type is FinishedQuestionnaire =>
  finishedQuestionnaires.some((known) => known === type);

/** What a customer thinks of a questionnaire, right after it. */
export const feedbackForm = defineSection({
  name: 'feedback',
  fields: {
    grade: choice({ options: grades, example: '4' }),
    message: text({ multiline: true, maxLength: 2_000, example: 'Een foto van de meterkast maken was lastig.' }),
  },
  presence: { message: 'optional' },
});

/** As it travels: which questionnaire it is about, too. */
export const givenFeedback = defineSection({
  name: 'givenFeedback',
  fields: { type: choice({ options: finishedQuestionnaires }), ...feedbackForm.fields },
  presence: { message: 'optional' },
});
