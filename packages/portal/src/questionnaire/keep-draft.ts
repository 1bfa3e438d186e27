import { ApiError, isTransient, NetworkError } from '@pomp/api-client';
import { resolveSection, type Fields, type RawAnswers } from '@pomp/domain';
import { isSameAnswer, type KeepResult, type Submission } from '@pomp/forms';
import type { AskedSection } from './asked-section.js';
import type { SectionStore } from './questionnaire-store.js';
import { asFinished, isConflict, type Sending } from './use-merging-save.js';

/** What is known and nobody answered yet stands in the form, and isn't an answer before someone says so. */
function withoutSuggestions({ suggested, section, scope }: AskedSection, values: RawAnswers): RawAnswers {
  const isOpen = (name: string) =>
    !suggested[name] || !isSameAnswer(section.fields[name]!, values[name], suggested[name].answer, scope.context);
  return Object.fromEntries(Object.entries(values).filter(([name]) => isOpen(name)));
}

/** Where a draft goes, and beside which other saves. */
export interface DraftKeeping {
  readonly asked: AskedSection;
  readonly store: Pick<SectionStore, 'keep'>;
  readonly sending: Sending;
}

/** Saves what is answered so far, without anyone having pressed. */
export const keepDraft = ({ asked, store, sending }: DraftKeeping, draft: Submission<Fields>): Promise<KeepResult> =>
  sending.inTurn(async () => {
    if (sending.isAsking()) return { status: 'asked' };
    const send = (shown: Submission<Fields>, from: string | undefined) => {
      const values = withoutSuggestions(asked, shown.values);
      const { answers } = resolveSection(asked.section, values, asked.scope);
      return store.keep(asFinished(asked, { ...shown, values, answers }), from);
    };
    try {
      return { status: 'saved', now: await sending.attempt(draft, send, undefined) };
    } catch (failure) {
      if (failure instanceof NetworkError) return { status: 'noReception' };
      if (!(failure instanceof ApiError)) throw failure;
      if (failure.status === 401) return { status: 'sessionEnded' };
      if (isConflict(failure)) return { status: sending.isAsking() ? 'asked' : 'later' };
      return { status: isTransient(failure) ? 'later' : 'refused' };
    }
  });
