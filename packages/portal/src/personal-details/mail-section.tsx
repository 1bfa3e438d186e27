'use client';

import { useCallMutation, useCallQuery } from '@pomp/api-client';
import { Inline, SectionHeader, Skeleton, Stack, Text, useLeaveGuard } from '@pomp/design-system';
import { mailChoice, type MailWishes } from '@pomp/domain';
import {
  FormSavedIndicator,
  SectionFields,
  SectionForm,
  SubmitButton,
  useFormState,
  useSectionForm,
  type Submission,
} from '@pomp/forms';
import { useLanguage, useTexts } from '@pomp/language/react';
import { useCallback, useMemo } from 'react';
import { Loaded, loadStateOf } from '../loading/loaded.js';
import { useSectionScope } from '../portal/portal-context.js';
import { useSaveResult } from '../portal/use-save-result.js';
import { personalDetailsTexts } from './texts.js';

/** Which mails the customer wants, of those that needn't be. */
export function MailSection() {
  const texts = useTexts(personalDetailsTexts);
  const language = useLanguage();
  const user = useCallQuery('getUser');
  // The person form above asks the same, and says why it didn't come.
  if (loadStateOf(user).state === 'failed') return null;
  return (
    <Stack as="section" gap="l">
      <SectionHeader title={language.say(mailChoice.title)} />
      <Text measure>{language.say(mailChoice.intro)}</Text>
      <Loaded query={user} loading={<Skeleton count={2} label={texts.loadingMails} />}>
        {({ mails }) => <MailForm kept={mails} />}
      </Loaded>
    </Stack>
  );
}

function MailForm({ kept }: { readonly kept: MailWishes }) {
  const texts = useTexts(personalDetailsTexts);
  const saveResultOf = useSaveResult();
  const scope = useSectionScope();
  const { mutateAsync } = useCallMutation('putUserMails');
  const save = useCallback(
    ({ answers: { reminders = false, messages = false } }: Submission<typeof mailChoice.fields>) =>
      saveResultOf(mutateAsync({ body: { reminders, messages } })),
    [saveResultOf, mutateAsync],
  );
  const values = useMemo(() => ({ ...kept }), [kept]);
  const form = useSectionForm({ section: mailChoice, values, scope, save });
  const { dirty } = useFormState(form);
  useLeaveGuard(dirty);
  return (
    <SectionForm form={form} explainRequired={false}>
      <SectionFields />
      <Inline gap="m" stacked="phone">
        {/* The page's own action is saving who you are. */}
        <SubmitButton tone="secondary" loadingLabel={texts.saving}>
          {texts.saveMails}
        </SubmitButton>
        <FormSavedIndicator />
      </Inline>
    </SectionForm>
  );
}
