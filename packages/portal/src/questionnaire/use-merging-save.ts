'use client';

import { ApiError, NetworkError } from '@pomp/api-client';
import { resolveSection, type Fields, type RawAnswers, type SaveMode } from '@pomp/domain';
import { type LocalDraftStore, type SaveResult, type SectionFormController, type Submission } from '@pomp/forms';
import { useTexts } from '@pomp/language/react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { localDraftTexts } from '../local-drafts/texts.js';
import { useSaveResult } from '../portal/use-save-result.js';
import type { AskedSection } from './asked-section.js';
import type { SectionStore } from './questionnaire-store.js';

/** Answers that were changed elsewhere, too, while they were changed here. */
export interface SectionConflict {
  /** The section as it is stored now. */
  readonly saved: AskedSection;
  /** The same, as a form of it would show it. */
  readonly theirs: RawAnswers;
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
  readonly mine: readonly string[];
}

export const isConflict = (failure: unknown): failure is ApiError => failure instanceof ApiError && failure.code === 'conflict';

/** What saves by itself take part in. */
export interface Sending {
  /** One after the other. */
  readonly inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Merges what was saved elsewhere meanwhile, and gives what stands in the form after it. */
  readonly attempt: (
    shown: Submission<Fields>,
    send: (shown: Submission<Fields>, revision: string | undefined) => Promise<AskedSection>,
    mode: SaveMode | undefined,
  ) => Promise<RawAnswers>;
  /** Whether someone has to choose first. */
  readonly isAsking: () => boolean;
}

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
 */
export function useMergingSave(
  asked: AskedSection,
  store: SectionStore,
  shownOf: (saved: AskedSection) => RawAnswers,
  drafts: LocalDraftStore | undefined,
) {
  const saveResultOf = useSaveResult();
  const texts = useTexts(localDraftTexts);
  const revision = useRef(asked.revision);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const [met, setMet] = useState<Met>();
  const asking = useRef(false);

  const meet = useCallback((next: Met | undefined) => {
    asking.current = next !== undefined;
    setMet(next);
  }, []);

  const startFrom = useCallback((saved: Pick<AskedSection, 'revision'>) => {
    revision.current = saved.revision;
  }, []);

  const inTurn = useCallback<Sending['inTurn']>((work) => {
    const next = turn.current.then(work);
    turn.current = next.catch(() => undefined);
    return next;
  }, []);

  const attempt = useCallback<Sending['attempt']>(
    async (shown, send, mode) => {
      let submission = shown;
      for (let tries = 1; ; tries += 1) {
        try {
          startFrom(await send(submission, revision.current));
          meet(undefined);
          return submission.values;
        } catch (failure) {
          if (!isConflict(failure) || tries === mostTries) throw failure;
          // Asked for again rather than taken from the refusal: what is shown and what a second try starts from must be the same version.
          const saved = await store.latest();
          const { mergeSection } = await import('./merge-section.js');
          const merged = mergeSection(saved, shownOf(saved), submission);
          if (merged.asked) {
            meet({ mode, saved, mine: [] });
            throw failure;
          }
          startFrom(saved);
          submission = merged.submission;
        }
      }
    },
    [store, shownOf, startFrom, meet],
  );

  const save = useCallback(
    (submission: Submission<Fields>): Promise<SaveResult> =>
      inTurn(async () => {
        let now: RawAnswers | undefined;
        let noReception = false;
        const result = await saveResultOf(
          attempt(submission, store.save, submission.mode).then(
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

  const sending = useMemo<Sending>(() => ({ inTurn, attempt, isAsking: () => asking.current }), [inTurn, attempt]);

  const conflictOf = (form: SectionFormController): SectionConflict | undefined => {
    if (!met) return undefined;
    const theirs = shownOf(met.saved);
    return {
      saved: met.saved,
      theirs,
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
  const askAbout = useCallback(() => meet({ mode: undefined, saved: asked, mine: [] }), [meet, asked]);

  return { save, sending, conflictOf, startFrom, askAbout };
}
