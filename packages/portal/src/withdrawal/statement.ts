import type { SectionAnswers, withdrawalForm } from '@pomp/domain';

/** What a customer says when withdrawing. */
export type Statement = SectionAnswers<typeof withdrawalForm>;
