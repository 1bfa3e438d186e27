'use client';

import { useSession } from '@pomp/api-client';
import type { RawAnswers } from '@pomp/domain';
import { localDraftStore, type LocalDraft, type LocalDraftStore, type SectionFormController } from '@pomp/forms';
import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { usePortal } from '../portal/portal-context.js';

const never = () => () => undefined;
const nothing = () => undefined;
const noAnswers: RawAnswers = {};

/** @param place names the form and what it is about, the same at every visit. Undefined until it is known who is signed in. */
export function useLocalDraftStore(place: string): LocalDraftStore | undefined {
  const { now } = usePortal();
  const customerId = useSession().data?.id;
  return useMemo(() => (customerId === undefined ? undefined : localDraftStore(customerId, place, now)), [customerId, place, now]);
}

/** What a save left on the device because it can't be stored. It belongs in the form. */
export const useLeftOver = (drafts: LocalDraftStore | undefined): RawAnswers =>
  useSyncExternalStore(
    drafts?.subscribe ?? never,
    () => drafts?.leftOver() ?? noAnswers,
    () => noAnswers,
  );

/** What no save can store: typed, and no answer. */
const malformedOf = (form: SectionFormController): RawAnswers =>
  Object.fromEntries(
    form.resolution().issues.flatMap(({ field, code }) => (code === 'malformed' ? [[field, form.field(field).value]] : [])),
  );

/** Keeps what is typed on the device until it is saved, whatever ends the page: a session, a battery, a closed tab. Gives what an earlier visit typed and never saved. */
export function useLocalDraft(form: SectionFormController, drafts: LocalDraftStore | undefined): LocalDraft | undefined {
  const { now } = usePortal();
  const found = useSyncExternalStore(never, () => drafts?.found(), nothing);

  // Before the effects of what the form contains: whoever says there where an answer is hears of it second.
  useLayoutEffect(() => {
    let wasDirty = form.state().dirty;
    return form.subscribe(() => {
      const { dirty } = form.state();
      if (dirty) drafts?.save({ values: form.draft().values, startedFrom: form.saved() }, now());
      // Saved, or put back by hand as it was.
      else if (wasDirty) drafts?.settle(malformedOf(form), now());
      wasDirty = dirty;
    });
  }, [form, drafts, now]);

  return found;
}
