'use client';

import { useCallMutation, useIdempotencyKey } from '@pomp/api-client';
import { Alert, Card, Heading, Stack, Text, useLeaveGuard } from '@pomp/design-system';
import { feedbackForm, type FinishedQuestionnaire } from '@pomp/domain';
import {
  FormReplacement,
  SectionFields,
  SectionForm,
  SubmitButton,
  useFormState,
  useSectionForm,
  type Submission,
} from '@pomp/forms';
import { useTexts } from '@pomp/language/react';
import { useCallback, useId, useState } from 'react';
import { useUnsentDraft } from '../local-drafts/use-unsent-draft.js';
import { useSectionScope } from '../portal/portal-context.js';
import { useSaveResult } from '../portal/use-save-result.js';
import { feedbackTexts } from './texts.js';

const nothing = {};

interface FeedbackFormProps {
  /** The questionnaire that it is about. */
  readonly type: FinishedQuestionnaire;
}

/** Asks how it went. Once sent, it makes room for the thanks. */
export function FeedbackForm({ type }: FeedbackFormProps) {
  const texts = useTexts(feedbackTexts);
  const [sent, setSent] = useState(false);
  const heading = useId();
  return (
    <Card as="section" padding="xl" labelledBy={heading}>
      <Stack gap="m">
        <Heading level={2} id={heading}>
          {texts.askTitle}
        </Heading>
        {sent ? (
          <FormReplacement>
            <Alert tone="success">{texts.sent}</Alert>
          </FormReplacement>
        ) : (
          <>
            <Text measure>{texts.ask}</Text>
            <Questions type={type} onSent={() => setSent(true)} />
          </>
        )}
      </Stack>
    </Card>
  );
}

function Questions({ type, onSent }: FeedbackFormProps & { readonly onSent: () => void }) {
  const texts = useTexts(feedbackTexts);
  const saveResultOf = useSaveResult();
  const scope = useSectionScope();
  const keyOf = useIdempotencyKey();
  const { mutateAsync } = useCallMutation('postFeedback');
  const save = useCallback(
    async ({ answers }: Submission<typeof feedbackForm.fields>) => {
      const feedback = { type, ...answers };
      const result = await saveResultOf(mutateAsync({ body: feedback, idempotencyKey: keyOf(feedback) }));
      if (result.status === 'saved') onSent();
      return result;
    },
    [saveResultOf, mutateAsync, keyOf, type, onSent],
  );
  const form = useSectionForm({ section: feedbackForm, values: nothing, scope, save });
  useLeaveGuard(useFormState(form).dirty);
  useUnsentDraft(form, `feedback/${type}`);
  return (
    <SectionForm form={form} failure="below">
      <SectionFields />
      <SubmitButton width="phone" loadingLabel={texts.sending}>
        {texts.send}
      </SubmitButton>
    </SectionForm>
  );
}
