import { exampleAnswers, type ExampleAnswers, type Fields, type Section, type SectionContext, type Wishes } from '@pomp/domain';

/** The day that all examples are of. */
export const exampleContext = { today: '2026-11-21' } as const satisfies SectionContext;

/** The answers of a form that depends on nothing but the day, for an example: those that its definition gives, but for `wishes`. */
export const exampleOfForm = <F extends Fields>(
  form: Section<string, F, Record<never, never>, SectionContext>,
  wishes: Wishes<F> = {},
): ExampleAnswers<F> => exampleAnswers(form, { after: {}, context: exampleContext, wishes });
