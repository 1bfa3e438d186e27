'use client';

import { ApiError, isTransient, NetworkError } from '@pomp/api-client';
import { resolveSection, type Fields, type RawAnswers, type SaveMode } from '@pomp/domain';
import {
  isSameAnswer,
  type KeepResult,
  type LocalDraftStore,
  type SaveResult,
  type SectionFormController,
  type Submission,
} from '@pomp/forms';
import { useTexts } from '@pomp/language/react';
import { useCallback, useRef, useState } from 'react';
import { localDraftTexts } from '../local-drafts/texts.js';
import { usePortal } from '../portal/portal-context.js';
import { useSaveResult } from '../portal/use-save-result.js';
import { answersToKeep } from './answers-to-keep.js';
import type { AskedSection } from './asked-section.js';
import type { SectionStore } from './questionnaire-store.js';

/** Answers that were changed elsewhere, too, while they were changed here. */
export interface SectionConflict {
  /** The section as it is stored now. */
  readonly saved: AskedSection;
  /** The same, as a form of it would show it. */
  readonly theirs: RawAnswers;
  /** What was sent from here, of which nobody heard whether it arrived: nobody else answered that. */
  readonly unheard: readonly RawAnswers[];
  /** Fields of which the answer that is on the screen was chosen. */
  readonly mine: readonly string[];
  readonly keepMine: (field: string) => void;
  /** Everything is chosen: goes on with what was being done, with these answers. */
  readonly settle: (values: RawAnswers) => void;
}

interface Met {
  /** How it was being saved; undefined where nobody pressed. */
  readonly mode: SaveMode | undefined;
  readonly saved: AskedSection;
  readonly unheard: readonly RawAnswers[];
  readonly mine: readonly string[];
}

const isConflict = (failure: unknown): failure is ApiError => failure instanceof ApiError && failure.code === 'conflict';

/** Why an answer that is missing isn't sent. */
const lacking = new Error();

/** Of a house without answers: older than any that has some. */
const unknownRevision = '""';

/** Others may save in between, but not for ever. */
const mostTries = 4;

/** A finished section stays finished by a save that nobody judged and that leaves nothing missing. */
export function asFinished({ section, scope, state }: AskedSection, submission: Submission<Fields>): Submission<Fields> {
  const stays = state.done && resolveSection(section, submission.values, scope).issues.length === 0;
  return stays ? { ...submission, mode: 'final' } : submission;
}

/**
 * Saves that never put an old answer back: what was saved elsewhere meanwhile is merged field by field, and only what both changed is asked. One save at a time.
 *
 * @param shownOf what a form shows of a stored section.
 * @param drafts where the device keeps what can't be saved.
 * @param onDeclined hears of the fields that were suggested, and saved as something else, emptied too.
 */
export function useMergingSave(
  asked: AskedSection,
  store: SectionStore,
  shownOf: (saved: AskedSection) => RawAnswers,
  drafts: LocalDraftStore | undefined,
  onDeclined: (fields: readonly string[]) => void,
) {
  const saveResultOf = useSaveResult();
  const texts = useTexts(localDraftTexts);
  const clock = usePortal().now;
  /** What the answers that stand in the form started from. */
  const from = useRef<Pick<AskedSection, 'stored' | 'revision'>>(asked);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const [met, setMet] = useState<Met>();
  const asking = useRef(false);

  const meet = useCallback((next: Met | undefined) => {
    asking.current = next !== undefined;
    setMet(next);
  }, []);

  const startFrom = useCallback((saved: Pick<AskedSection, 'stored' | 'revision'>) => {
    from.current = saved;
  }, []);

  const inTurn = useCallback(<Result>(work: () => Promise<Result>): Promise<Result> => {
    const next = turn.current.then(work);
    turn.current = next.catch(() => undefined);
    return next;
  }, []);

  const isSuggested = useCallback(
    (answers: RawAnswers, name: string) => {
      const { section, scope, suggested } = asked;
      return suggested[name] && isSameAnswer(section.fields[name]!, answers[name], suggested[name].answer, scope.context);
    },
    [asked],
  );

  /** Gives what stands in the form after it. */
  const attempt = useCallback(
    async (
      shown: Submission<Fields>,
      send: (shown: Submission<Fields>, start: AskedSection) => Promise<AskedSection>,
      mode: SaveMode | undefined,
    ): Promise<RawAnswers> => {
      const { stored, revision } = from.current;
      let start: AskedSection = { ...asked, stored, revision };
      let submission = shown;
      for (let tries = 1; ; tries += 1) {
        try {
          drafts?.sending(submission.values, clock());
          startFrom(await send(submission, start));
          drafts?.heard();
          meet(undefined);
          const { startedFrom, values } = submission;
          const declined = Object.keys(asked.suggested).filter(
            (name) => isSuggested(startedFrom, name) && !isSuggested(values, name),
          );
          if (declined.length > 0) onDeclined(declined);
          return values;
        } catch (failure) {
          if (!isConflict(failure) || tries === mostTries) throw failure;
          // Asked for again rather than taken from the refusal: what is shown and what a second try starts from must be the same version.
          const saved = await store.latest();
          const { mergeSection } = await import('./merge-section.js').catch((lost: unknown) => {
            // It comes by the same line as an answer.
            throw new NetworkError(lost);
          });
          const unheard = drafts?.unheard() ?? [];
          const merged = mergeSection(saved, shownOf(saved), submission, unheard);
          if (merged.asked) {
            meet({ mode, saved, unheard, mine: [] });
            throw failure;
          }
          start = saved;
          submission = merged.submission;
        }
      }
    },
    [asked, isSuggested, store, shownOf, drafts, clock, startFrom, meet, onDeclined],
  );

  const save = useCallback(
    (submission: Submission<Fields>): Promise<SaveResult> =>
      inTurn(async () => {
        let now: RawAnswers | undefined;
        let noReception = false;
        const send = (shown: Submission<Fields>, start: AskedSection) => {
          const { values, mode } = shown;
          // Nobody judges a draft.
          return store.save(
            { ...shown, ...(mode === 'draft' && answersToKeep(start, { values, stored: start.stored, suggested: [] })) },
            start,
          );
        };
        const result = await saveResultOf(
          attempt(submission, send, submission.mode).then(
            (shown) => {
              now = shown;
            },
            (failure: unknown) => {
              noReception = failure instanceof NetworkError;
              throw failure;
            },
          ),
        );
        if (result.status === 'saved') return { ...result, ...(now && { now }) };
        return noReception && drafts?.isKept() ? { status: 'failed', message: texts.noReception } : result;
      }),
    [inTurn, saveResultOf, attempt, store, drafts, texts],
  );

  const keep = useCallback(
    (draft: Submission<Fields>): Promise<KeepResult> =>
      inTurn(async () => {
        if (asking.current) return { status: 'asked' };
        const send = (shown: Submission<Fields>, start: AskedSection) => {
          const { values } = shown;
          const { stored } = start;
          const isOpen = (name: string) => stored[name] === undefined && isSuggested(values, name);
          const kept = answersToKeep(start, { values, stored, suggested: Object.keys(values).filter(isOpen) });
          const finished = asFinished(start, { ...shown, ...kept });
          // Finished elsewhere meanwhile: a draft would undo that, and waits on the device until nothing is missing.
          if (start.state.done && finished.mode === 'draft') throw lacking;
          return store.keep(finished, start);
        };
        try {
          return { status: 'saved', now: await attempt(draft, send, undefined) };
        } catch (failure) {
          if (failure instanceof NetworkError) return { status: 'noReception' };
          if (failure === lacking) return { status: 'later' };
          if (!(failure instanceof ApiError)) throw failure;
          if (failure.status === 401) return { status: 'sessionEnded' };
          if (isConflict(failure)) return { status: asking.current ? 'asked' : 'later' };
          return { status: isTransient(failure) ? 'later' : 'refused' };
        }
      }),
    [inTurn, attempt, isSuggested, store],
  );

  const conflictOf = (form: SectionFormController): SectionConflict | undefined => {
    if (!met) return undefined;
    const theirs = shownOf(met.saved);
    return {
      saved: met.saved,
      theirs,
      unheard: met.unheard,
      mine: met.mine,
      keepMine: (field) => meet({ ...met, mine: [...met.mine, field] }),
      settle: (values) => {
        startFrom(met.saved);
        meet(undefined);
        form.replace(theirs, values);
        if (met.mode === 'final') void form.submit();
        else if (met.mode === 'draft') void form.saveDraft();
      },
    };
  };

  /** Answers that the device kept were changed elsewhere, too. */
  const askAbout = useCallback(() => {
    // They started from something older than what is known here: a press that comes before a choice is refused, too.
    startFrom({ stored: asked.stored, revision: unknownRevision });
    meet({ mode: undefined, saved: asked, unheard: drafts?.unheard() ?? [], mine: [] });
  }, [startFrom, meet, asked, drafts]);

  return { save, keep, conflictOf, startFrom, askAbout };
}
