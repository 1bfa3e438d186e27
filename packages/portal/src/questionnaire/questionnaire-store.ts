import type { Fields } from '@pomp/domain';
import type { Submission } from '@pomp/forms';
import type { AskedSection } from './asked-section.js';

export interface SavedSection<Name extends string = string> extends AskedSection<Name> {
  /** Whether every section of the questionnaire is done now. */
  readonly completesAll: boolean;
}

/** Saves sections of one questionnaire, and asks for them anew. Each answers with the section as it is stored then, and fails as calls do. */
export interface QuestionnaireStore<Name extends string = string> {
  /** @param revision what the answers started from; the call fails with `conflict` when the section was saved since. */
  readonly save: (name: Name, submission: Submission<Fields>, revision: string | undefined) => Promise<SavedSection<Name>>;
  readonly latest: (name: Name) => Promise<AskedSection<Name>>;
}

/** How a section is saved, and asked for anew. Keep it stable between renders. Both fail as calls do. */
export interface SectionStore {
  /** @param start what the answers started from; the call fails with `conflict` when the section was saved since. */
  readonly save: (submission: Submission<Fields>, start: AskedSection) => Promise<AskedSection>;
  /** The same without anyone having pressed: nothing follows from it, and nothing is said of it. */
  readonly keep: (submission: Submission<Fields>, start: AskedSection) => Promise<AskedSection>;
  readonly latest: () => Promise<AskedSection>;
}
