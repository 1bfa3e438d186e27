import type { ReactNode } from 'react';
import type { AskedSection } from './asked-section.js';
import type { QuestionnaireStore } from './questionnaire-store.js';

/** What differs in words between one questionnaire and another. */
export interface QuestionnaireWords {
  /** On the button of a step that leads out of the steps. */
  readonly saveAndHome: string;
  /** On the review, where there is nothing to save. */
  readonly home: string;
}

/** All that the stepwise form and the review need to know of a questionnaire: the house's, or an installation's. Keep it stable between renders. */
export interface AskedQuestionnaire<Name extends string = string> {
  /** Which house it is about, as it stands above the title. */
  readonly about: string;
  /** Every section, in the order of the steps. */
  readonly steps: readonly AskedSection<Name>[];
  readonly store: QuestionnaireStore<Name>;
  /** Records that it is complete; fails with `conflict` while something is missing. */
  readonly complete: () => Promise<unknown>;
  /** Whether that was recorded, and still holds. */
  readonly completed: boolean;
  readonly words: QuestionnaireWords;
  readonly paths: {
    /** @param from where saving leads back to, if not to the next step. */
    readonly step: (name: Name, from?: 'review') => string;
    readonly review: string;
    readonly home: string;
    /** Where finishing leads. */
    readonly finished: string;
    /** The answers as a file to keep. */
    readonly pdf: string;
  };
  /** Questions with the picture beside them, in which what is looked at is marked; on a phone with how far they are. */
  readonly inPicture: (looking: LookedAt<Name> | undefined, children: ReactNode, status?: string) => ReactNode;
}

export interface LookedAt<Name extends string = string> {
  readonly section: Name;
  /** The question at hand; without it the section as a whole. */
  readonly field?: string | undefined;
  /** The answer at hand, where each is about something else. */
  readonly option?: string | undefined;
}
