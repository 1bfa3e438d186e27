'use client';

import { ApiError, useSaveSection } from '@pomp/api-client';
import { Button, Inline, useNotify } from '@pomp/design-system';
import type { Fields } from '@pomp/domain';
import { FormSavedIndicator, SectionForm, SubmitButton, type Submission } from '@pomp/forms';
import { useCallback } from 'react';
import { useTexts } from '../portal/portal-context.js';
import { saveResultOf } from '../portal/save-result.js';
import { SectionQuestions } from '../questionnaire/section-questions.js';
import { useSectionEditor } from '../questionnaire/use-section-editor.js';
import { sectionSaveBody, type AskedHouseSection } from './house-info-progress.js';
import { houseInfoTexts } from './texts.js';

export interface SectionEditorProps {
  readonly houseId: string;
  readonly asked: AskedHouseSection;
  /** The customer asked for this form: it takes focus. */
  readonly takesFocus: boolean;
  readonly onFieldFocus: (field: string) => void;
  /** Back to reading; undefined while there is nothing complete to read. */
  readonly onClose: (() => void) | undefined;
}

/** A section in edit mode: one 'Opslaan', which says when it is done and stays for the next change. */
export function SectionEditor({ houseId, asked, takesFocus, onFieldFocus, onClose }: SectionEditorProps) {
  const texts = useTexts('houseInfo', houseInfoTexts);
  const notify = useNotify();
  const { mutateAsync } = useSaveSection();
  const { name } = asked;

  const save = useCallback(
    ({ mode, answers }: Submission<Fields>) => {
      const attempt = mutateAsync({ houseId, body: sectionSaveBody(name, mode, answers) });
      attempt.catch((failure: unknown) => {
        // A session that ended leads to the login, which says enough.
        if (!(failure instanceof ApiError && failure.status === 401)) notify({ tone: 'error', text: texts.saveFailed });
      });
      return saveResultOf(attempt);
    },
    [mutateAsync, houseId, name, notify, texts],
  );
  const { form, dirty, offer } = useSectionEditor(asked, save);

  return (
    <SectionForm form={form}>
      <SectionQuestions form={form} offer={offer} takesFocus={takesFocus} onFieldFocus={onFieldFocus} />
      <Inline gap="m" stacked="phone">
        <SubmitButton loadingLabel={texts.saving}>{texts.save}</SubmitButton>
        {onClose && !dirty && (
          <Button tone="secondary" onClick={onClose}>
            {texts.close}
          </Button>
        )}
        <FormSavedIndicator />
      </Inline>
    </SectionForm>
  );
}
