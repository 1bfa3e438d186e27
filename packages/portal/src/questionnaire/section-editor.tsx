'use client';

import { ApiError, NetworkError } from '@pomp/api-client';
import { Alert, Button, Inline, useNotify } from '@pomp/design-system';
import { FormSavedIndicator, SectionForm, SubmitButton, useFormState } from '@pomp/forms';
import { useTexts } from '@pomp/language/react';
import { useMemo } from 'react';
import { KeptLine } from './kept-line.js';
import type { AskedSection } from './asked-section.js';
import type { QuestionnaireStore, SectionStore } from './questionnaire-store.js';
import { SectionQuestions, type SectionQuestionsProps } from './section-questions.js';
import { questionnaireTexts } from './texts.js';
import { useSectionEditor } from './use-section-editor.js';

export interface SectionEditorProps<Name extends string> {
  readonly asked: AskedSection<Name>;
  readonly store: QuestionnaireStore<Name>;
  /** The customer asked for this form: it takes focus. */
  readonly takesFocus: boolean;
  readonly onFieldFocus: SectionQuestionsProps['onFieldFocus'];
  /** Back to reading. */
  readonly onClose: () => void;
}

/** A section in edit mode: one 'Opslaan', which says when it is done and stays for the next change. */
export function SectionEditor<Name extends string>({
  asked,
  store: sections,
  takesFocus,
  onFieldFocus,
  onClose,
}: SectionEditorProps<Name>) {
  const texts = useTexts(questionnaireTexts);
  const notify = useNotify();
  const { name } = asked;

  const store = useMemo<SectionStore>(
    () => ({
      latest: () => sections.latest(name),
      keep: (submission, { revision }) => sections.save(name, submission, revision),
      save: async (submission, { revision }) => {
        try {
          return await sections.save(name, submission, revision);
        } catch (failure) {
          // A session that ended leads to the login, what was saved elsewhere is asked about, and without reception there is the device: that is said already.
          const spoken =
            failure instanceof NetworkError ||
            (failure instanceof ApiError && (failure.status === 401 || failure.code === 'conflict'));
          if (!spoken) notify({ tone: 'error', text: texts.saveFailed });
          throw failure;
        }
      },
    }),
    [sections, name, notify, texts],
  );
  const editing = useSectionEditor(asked, store);
  const { form } = editing;
  const { status } = useFormState(form);

  return (
    <SectionForm form={form}>
      {status.state === 'saved' && <Alert tone="success">{texts.updated}</Alert>}
      <SectionQuestions editing={editing} takesFocus={takesFocus} onFieldFocus={onFieldFocus} />
      <KeptLine editing={editing} />
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
