'use client';

import { useLeaveGuard } from '@pomp/design-system';
import { useFormState, useSectionForm, type SectionFormController } from '@pomp/forms';
import { useEffect, useMemo } from 'react';
import { useLocalDraftStore, useLocalDraft, useLeftOver, type LocalDraftOffer } from '../local-drafts/use-local-draft.js';
import type { AskedSection } from './asked-section.js';
import type { SectionStore } from './questionnaire-store.js';
import { useConflictingSave, type SectionConflict } from './use-conflicting-save.js';

export interface SectionEditing {
  readonly form: SectionFormController;
  readonly dirty: boolean;
  /** What stands there that nobody answered yet. */
  readonly suggested: AskedSection['suggested'];
  /** Answers that an earlier visit typed and never saved. */
  readonly offer: LocalDraftOffer | undefined;
  /** The section was saved elsewhere meanwhile, and the customer has to choose. */
  readonly conflict: SectionConflict | undefined;
}

/**
 * A section as a form that loses nothing: leaving asks first, what is typed is kept on the device until it is saved, what can't be
 * saved stays there, and a save never silently replaces what was saved elsewhere meanwhile.
 */
export function useSectionEditor(asked: AskedSection, store: SectionStore): SectionEditing {
  const { section, stored, suggested, scope, place } = asked;
  const drafts = useLocalDraftStore(place);
  const leftOver = useLeftOver(drafts);
  const values = useMemo(() => ({ ...answersIn(suggested), ...stored, ...leftOver }), [suggested, stored, leftOver]);

  const { save, conflictOf, startFrom } = useConflictingSave(asked, store);
  const form = useSectionForm({ section, values, scope, save });
  const { dirty } = useFormState(form);
  useLeaveGuard(dirty);
  const offer = useLocalDraft(form, drafts);

  useEffect(() => {
    form.judge(Object.keys(leftOver));
  }, [form, leftOver]);
  useEffect(() => {
    // What is typed and what is being saved started from what was stored then.
    if (!form.state().dirty && form.state().status.state !== 'saving') startFrom(asked);
  }, [form, asked, startFrom]);

  return { form, dirty, suggested, offer, conflict: conflictOf(form) };
}

const answersIn = (suggested: AskedSection['suggested']) =>
  Object.fromEntries(Object.entries(suggested).map(([field, { answer }]) => [field, answer]));
