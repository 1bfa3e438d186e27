import type { AnySection, ContextOf } from './define-section.js';
import type { SectionContext } from './field.js';
import { resolveQuestionnaire, type StoredSection } from './questionnaire.js';
import type { Issue, RawAnswers, Resolution } from './resolve-section.js';
import { unaskedAnswers, type SaveMode } from './save-section.js';

/** What saving a section among others comes to. */
export type QuestionnaireSave<Name extends string> =
  | {
      readonly accepted: true;
      /** What to store of the saved section. */
      readonly answers: RawAnswers;
      readonly resolution: Resolution;
      /** Other sections that were finished and now miss an answer, because of one in this section. */
      readonly reopened: readonly Name[];
      /** Whether every section is done now. */
      readonly complete: boolean;
    }
  | { readonly accepted: false; readonly issues: readonly Issue[] };

/** `saveSection` for a section among others: the sections it reads are resolved first, and all of them again after it. */
export function saveInQuestionnaire<S extends Readonly<Record<string, AnySection>>>(
  questionnaire: { readonly sections: S },
  {
    stored,
    name,
    posted,
    mode,
    context,
  }: {
    readonly stored: { readonly [Name in keyof S]?: StoredSection };
    readonly name: keyof S & string;
    readonly posted: RawAnswers;
    readonly mode: SaveMode;
    readonly context: ContextOf<S[keyof S]> & SectionContext;
  },
): QuestionnaireSave<keyof S & string> {
  const completed = mode === 'final';
  const { resolution } = resolveQuestionnaire(questionnaire, { ...stored, [name]: { answers: posted, completed } }, context)[name];
  if (completed && resolution.issues.length > 0) return { accepted: false, issues: resolution.issues };

  const answers = { ...unaskedAnswers(stored[name]?.answers ?? {}, resolution), ...resolution.answers };
  const after = resolveQuestionnaire(questionnaire, { ...stored, [name]: { answers, completed } }, context);
  const undone = (Object.keys(after) as (keyof S & string)[]).filter((section) => !after[section].done);
  return {
    accepted: true,
    answers,
    resolution,
    reopened: undone.filter((section) => section !== name && stored[section]?.completed),
    complete: undone.length === 0,
  };
}
