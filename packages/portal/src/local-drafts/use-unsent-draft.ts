'use client';

import type { RawAnswers } from '@pomp/domain';
import type { LocalDraft, LocalDraftStore, SectionFormController } from '@pomp/forms';
import { useEffect, useMemo, useRef } from 'react';
import { usePortal } from '../portal/portal-context.js';
import { useLocalDraft, useLocalDraftStore } from './use-local-draft.js';
import { useRestoredDraft } from './use-restored-draft.js';

/** What is chosen beside the fields of a form, and sent with them. */
export interface Beside {
  /** By names that no field has. They stand among the values of what is found. */
  readonly values: RawAnswers;
  /** Whether it is another choice than was saved. */
  readonly unsaved: boolean;
}

const all = (found: LocalDraft): LocalDraft | undefined => found;

/**
 * For a form that is sent by a button: what is typed stays on the device until then, also when the session ends first.
 *
 * @param place as that of `useLocalDraftStore`.
 * @param usable what of it can still be used. Keep it the same between renders.
 * @param beside kept with what is typed, and put back by the caller. Keep it the same between renders.
 */
export function useUnsentDraft(form: SectionFormController, place: string, usable = all, beside?: Beside): LocalDraft | undefined {
  const { now } = usePortal();
  const fields = useLocalDraftStore(place);
  const drafts = useMemo(() => fields && beside && withBeside(fields, form, beside), [fields, form, beside]);
  const kept = useLocalDraft(form, drafts ?? fields);
  const found = useMemo(() => kept && usable(kept), [kept, usable]);
  useRestoredDraft(form, found);

  const wasUnsaved = useRef(false);
  // After what was found stands in the form: it isn't kept half.
  useEffect(() => {
    if (!drafts || !beside) return;
    if (form.state().dirty || beside.unsaved) {
      if (beside.unsaved || wasUnsaved.current) drafts.save({ values: form.draft().values, startedFrom: form.saved() }, now());
    } else if (wasUnsaved.current) drafts.settle({}, now());
    wasUnsaved.current = beside.unsaved;
  }, [drafts, form, beside, now]);
  return found;
}

function withBeside(drafts: LocalDraftStore, form: SectionFormController, { values, unsaved }: Beside): LocalDraftStore {
  const save: LocalDraftStore['save'] = (draft, at) => drafts.save({ ...draft, values: { ...draft.values, ...values } }, at);
  return {
    ...drafts,
    save,
    // Of the fields nothing is left to save; of this there is.
    settle: (leftOver, at) =>
      unsaved ? save({ values: form.draft().values, startedFrom: form.saved() }, at) : drafts.settle(leftOver, at),
  };
}
