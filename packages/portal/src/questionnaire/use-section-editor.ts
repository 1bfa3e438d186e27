'use client';

import { useLeaveGuard } from '@pomp/design-system';
import type { RawAnswers } from '@pomp/domain';
import {
  useFormState,
  useSectionForm,
  type Kept,
  type LocalDraft,
  type LocalDraftStore,
  type SectionFormController,
} from '@pomp/forms';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useOpenPlace } from '../local-drafts/open-places.js';
import { useLeftOver, useLocalDraft, useLocalDraftStore } from '../local-drafts/use-local-draft.js';
import { isGiven, type AskedSection } from './asked-section.js';
import type { SectionStore } from './questionnaire-store.js';
import { useMergingSave, type SectionConflict } from './use-merging-save.js';

/** What keeps the answers of a form without anyone having to press. */
export interface AnswerKeeping {
  /** Undefined until it is known whose answers they are. */
  readonly drafts: LocalDraftStore | undefined;
  /** Answers that an earlier visit typed and never saved: they go back into the form by themselves. */
  readonly found: LocalDraft | undefined;
  /** Whether someone gave the answer that stands in a field; what is only suggested nobody did. */
  readonly isStored: (field: string) => boolean;
  readonly keep: ReturnType<typeof useMergingSave>['keep'];
  readonly maySend: () => boolean;
  readonly askAbout: () => void;
  readonly onKept: (kept: Kept) => void;
}

export interface SectionEditing {
  readonly form: SectionFormController;
  readonly dirty: boolean;
  /** What stands there that nobody answered yet. */
  readonly suggested: AskedSection['suggested'];
  readonly keeping: AnswerKeeping;
  /** Answers were changed elsewhere, too, and the customer has to choose. */
  readonly conflict: SectionConflict | undefined;
}

/**
 * A section as a form that loses nothing: what is typed is kept on the device at once and saved a moment later, what can't be saved stays there, leaving asks first about
 * what isn't kept, and a save never silently replaces what was saved elsewhere meanwhile.
 */
export function useSectionEditor(given: AskedSection, store: SectionStore): SectionEditing {
  const [declined, setDeclined] = useState<readonly string[]>([]);
  const onDeclined = useCallback((fields: readonly string[]) => setDeclined((before) => [...before, ...fields]), []);
  const asked = useMemo(() => {
    const open = Object.entries(given.suggested).filter(([field]) => !declined.includes(field));
    return { ...given, suggested: Object.fromEntries(open) };
  }, [given, declined]);
  const { section, suggested, scope, place, state } = asked;
  const drafts = useLocalDraftStore(place);
  const leftOver = useLeftOver(drafts);
  const { stored: known } = asked;
  const shownOf = useCallback(
    ({ stored }: Pick<AskedSection, 'stored'>): RawAnswers => {
      // What couldn't be stored stands in for what is, unless that was answered anew meanwhile.
      const still = Object.entries(leftOver).filter(([name]) => JSON.stringify(stored[name]) === JSON.stringify(known[name]));
      return { ...answersIn(suggested), ...stored, ...Object.fromEntries(still) };
    },
    [suggested, leftOver, known],
  );
  const values = useMemo(() => shownOf(asked), [shownOf, asked]);

  const { save, keep, conflictOf, startFrom, askAbout } = useMergingSave(asked, store, shownOf, drafts, onDeclined);
  const form = useSectionForm({ section, values, scope, save });
  const { dirty } = useFormState(form);
  const [kept, setKept] = useState<Kept>({ state: 'asIs' });
  useLeaveGuard(dirty && !(kept.state === 'onDevice' && kept.why === 'reception'));
  useOpenPlace(place);
  const found = useLocalDraft(form, drafts);
  const isStored = useCallback((field: string) => isGiven({ stored: known }, field), [known]);
  const maySend = useCallback(() => !state.done || form.resolution().issues.length === 0, [state, form]);

  useEffect(() => {
    form.judge(Object.keys(leftOver));
  }, [form, leftOver]);
  useEffect(() => {
    // What is typed and what is being saved started from what was stored then.
    if (!form.state().dirty && form.state().status.state !== 'saving') startFrom(given);
  }, [form, given, startFrom]);

  const keeping = useMemo(
    () => ({ drafts, found, isStored, keep, maySend, askAbout, onKept: setKept }),
    [drafts, found, isStored, keep, maySend, askAbout],
  );
  return { form, dirty, suggested, keeping, conflict: conflictOf(form) };
}

const answersIn = (suggested: AskedSection['suggested']) =>
  Object.fromEntries(Object.entries(suggested).map(([field, { answer }]) => [field, answer]));
