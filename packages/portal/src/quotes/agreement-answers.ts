import { agreementFields, type orderForm, type SectionAnswers } from '@pomp/domain';

type Agreed = Pick<SectionAnswers<typeof orderForm>, keyof typeof agreementFields>;

/** What the order form asks besides what the quote says: only that goes to the server. */
export function agreementAnswers(answers: SectionAnswers<typeof orderForm>): Agreed {
  return Object.fromEntries(Object.entries(answers).filter(([name]) => Object.hasOwn(agreementFields, name)));
}
