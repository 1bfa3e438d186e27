'use client';

import { ApiError } from '@pomp/api-client';
import { Button, Inline, useNotify } from '@pomp/design-system';
import { FormSavedIndicator, SectionForm, SubmitButton } from '@pomp/forms';
import { useMemo } from 'react';
import { useTexts } from '../portal/portal-context.js';
import type { SectionStore } from '../questionnaire/questionnaire-store.js';
import { SectionQuestions } from '../questionnaire/section-questions.js';
import { useSectionEditor } from '../questionnaire/use-section-editor.js';
import type { AskedHouseSection } from './house-info-progress.js';
import { houseInfoTexts } from './texts.js';
import { useHouseInfoStore } from './use-house-info-store.js';

export interface SectionEditorProps {
  readonly houseId: string;
  readonly asked: AskedHouseSection;
  /** The customer asked for this form: it takes focus. */
  readonly takesFocus: boolean;
  readonly onFieldFocus: (field: string) => void;
  /** Back to reading. */
  readonly onClose: () => void;
}

/** A section in edit mode: one 'Opslaan', which says when it is done and stays for the next change. */
export function SectionEditor({ houseId, asked, takesFocus, onFieldFocus, onClose }: SectionEditorProps) {
  const texts = useTexts('houseInfo', houseInfoTexts);
  const notify = useNotify();
  const sections = useHouseInfoStore(houseId);
  const { name } = asked;

  const store = useMemo<SectionStore>(
    () => ({
      latest: () => sections.latest(name),
      save: async (submission, revision) => {
        try {
          return await sections.save(name, submission, revision);
        } catch (failure) {
          // A session that ended leads to the login, and what was saved elsewhere is asked about: both say enough.
          const spoken = failure instanceof ApiError && (failure.status === 401 || failure.code === 'conflict');
          if (!spoken) notify({ tone: 'error', text: texts.saveFailed });
          throw failure;
        }
      },
    }),
    [sections, name, notify, texts],
  );
  const editing = useSectionEditor(asked, store);
  const { form } = editing;

  return (
    <SectionForm form={form}>
      <SectionQuestions editing={editing} takesFocus={takesFocus} onFieldFocus={onFieldFocus} />
      <Inline gap="m" stacked="phone">
        <SubmitButton loadingLabel={texts.saving}>{texts.save}</SubmitButton>
        <Button tone="secondary" onClick={onClose}>
          {texts.close}
        </Button>
        <FormSavedIndicator />
      </Inline>
    </SectionForm>
  );
}
