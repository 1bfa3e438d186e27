'use client';

import type { LocalDraft, SectionFormController } from '@pomp/forms';
import { useMemo } from 'react';
import { useLocalDraft, useLocalDraftStore } from './use-local-draft.js';
import { useRestoredDraft } from './use-restored-draft.js';

const all = (found: LocalDraft): LocalDraft | undefined => found;

/**
 * For a form that is sent by a button: what is typed stays on the device until then, also when the session ends first.
 *
 * @param place as that of `useLocalDraftStore`.
 * @param usable what of it can still be used. Keep it the same between renders.
 */
export function useUnsentDraft(form: SectionFormController, place: string, usable = all): LocalDraft | undefined {
  const kept = useLocalDraft(form, useLocalDraftStore(place));
  const found = useMemo(() => kept && usable(kept), [kept, usable]);
  useRestoredDraft(form, found);
  return found;
}
