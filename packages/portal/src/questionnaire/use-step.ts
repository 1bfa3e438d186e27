'use client';

import { ApiError } from '@pomp/api-client';
import { useNavigation, type WizardDirection } from '@pomp/design-system';
import { useFormState } from '@pomp/forms';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { AskedQuestionnaire } from './asked-questionnaire.js';
import type { AskedSection } from './asked-section.js';
import type { SectionStore } from './questionnaire-store.js';
import { asFinished } from './use-merging-save.js';
import { useSectionEditor, type SectionEditing } from './use-section-editor.js';

export interface StepEditing extends SectionEditing {
  /** Saves without judging, then leads there. */
  readonly saveTowards: (direction: Exclude<WizardDirection, 'next'>) => void;
  /** Whose save is under way. */
  readonly busy: WizardDirection | undefined;
}

/** One step as a form that leads on once it is saved. */
export function useStep<Name extends string>(
  questionnaire: AskedQuestionnaire<Name>,
  asked: AskedSection<Name>,
  from: 'review' | undefined,
): StepEditing {
  const { steps, store: sections, paths, complete } = questionnaire;
  const { push } = useNavigation();
  const index = steps.indexOf(asked);
  const before = steps[index - 1]?.name;
  const after = steps[index + 1]?.name;
  const [draftTowards, setDraftTowards] = useState<Exclude<WizardDirection, 'next'>>('home');
  const onwards = useRef(paths.review);

  const store = useMemo<SectionStore>(() => {
    const finish = async (completesAll: boolean): Promise<string> => {
      if (!completesAll) return paths.review;
      try {
        await complete();
        return paths.finished;
      } catch (failure) {
        // Something was opened again elsewhere meanwhile: the review names it.
        if (failure instanceof ApiError && failure.code === 'conflict') return paths.review;
        throw failure;
      }
    };
    return {
      latest: () => sections.latest(asked.name),
      keep: (submission, { revision }) => sections.save(asked.name, submission, revision),
      save: async (submission, start) => {
        const saved = await sections.save(asked.name, asFinished(start, submission), start.revision);
        if (submission.mode === 'final') {
          if (from === 'review') onwards.current = paths.review;
          else onwards.current = after === undefined ? await finish(saved.completesAll) : paths.step(after);
        }
        return saved;
      },
    };
  }, [sections, asked, from, after, paths, complete]);

  const editing = useSectionEditor(asked, store);
  const { status } = useFormState(editing.form);
  const left = useRef<typeof status>(undefined);
  useEffect(() => {
    if (status.state !== 'saved' || left.current === status) return;
    // Once for each save: what the way depends on may change while the next screen is on its way.
    left.current = status;
    const back = before === undefined ? paths.home : paths.step(before);
    const way = { next: onwards.current, back, home: paths.home } satisfies Record<WizardDirection, string>;
    push(way[status.mode === 'final' ? 'next' : draftTowards], { scroll: 'keep' });
  }, [status, before, paths, push, draftTowards]);

  return {
    ...editing,
    saveTowards: (direction) => {
      setDraftTowards(direction);
      void editing.form.saveDraft();
    },
    busy: status.state !== 'saving' ? undefined : status.mode === 'final' ? 'next' : draftTowards,
  };
}
