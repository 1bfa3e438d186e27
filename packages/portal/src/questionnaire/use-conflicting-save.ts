'use client';

import { ApiError } from '@pomp/api-client';
import type { Fields, SaveMode } from '@pomp/domain';
import type { SaveResult, SectionFormController, Submission } from '@pomp/forms';
import { useLanguage } from '@pomp/language/react';
import { useCallback, useRef, useState } from 'react';
import { useSaveResult } from '../portal/use-save-result.js';
import type { AskedSection } from './asked-section.js';
import type { SectionStore } from './questionnaire-store.js';

/** A section that was saved elsewhere while it was filled in here. */
export interface SectionConflict {
  /** As it is stored now. */
  readonly saved: AskedSection;
  /** Saves what is on the screen after all, as it was meant to be saved. */
  readonly keepMine: () => void;
  /** What is on the screen makes place for what is stored. */
  readonly takeSaved: () => void;
}

interface Met {
  readonly mode: SaveMode;
  readonly saved: AskedSection;
}

const isConflict = (failure: unknown): failure is ApiError => failure instanceof ApiError && failure.code === 'conflict';

/** A save that knows what it started from. */
export function useConflictingSave(asked: AskedSection, store: SectionStore) {
  const saveResultOf = useSaveResult();
  const language = useLanguage();
  const startedFrom = useRef({ revision: asked.revision, stored: asked.stored });
  const [met, setMet] = useState<Met>();

  const startFrom = useCallback(({ revision, stored }: Pick<AskedSection, 'revision' | 'stored'>) => {
    startedFrom.current = { revision, stored };
  }, []);

  const save = useCallback(
    async (submission: Submission<Fields>): Promise<SaveResult> => {
      const attempt = async (revision: string | undefined) => {
        startFrom(await store.save(submission, revision));
        setMet(undefined);
      };
      return saveResultOf(
        attempt(startedFrom.current.revision).catch(async (failure: unknown) => {
          if (!isConflict(failure)) throw failure;
          // Asked for again rather than taken from the refusal: what is shown and what a second try starts from must be the same version.
          const saved = await store.latest();
          const { answersDiffer, onlyFilesDiffer } = await import('./changed-answers.js');
          // Files are stored as they arrive, while the rest of the form is filled in.
          if (onlyFilesDiffer(saved, startedFrom.current.stored) || !answersDiffer(saved, submission.values, language))
            return attempt(saved.revision);
          setMet({ mode: submission.mode, saved });
          throw failure;
        }),
      );
    },
    [saveResultOf, store, startFrom, language],
  );

  const conflictOf = (form: SectionFormController): SectionConflict | undefined =>
    met && {
      saved: met.saved,
      keepMine: () => {
        startFrom(met.saved);
        setMet(undefined);
        void (met.mode === 'final' ? form.submit() : form.saveDraft());
      },
      takeSaved: () => {
        startFrom(met.saved);
        setMet(undefined);
        form.replace(met.saved.stored);
      },
    };

  return { save, conflictOf, startFrom };
}
