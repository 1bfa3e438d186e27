'use client';

import { ApiError, messageOf, useCallMutation, useCallQuery } from '@pomp/api-client';
import { Alert, Button, Inline, SectionHeader, Skeleton, Stack, useLeaveGuard, useNotify } from '@pomp/design-system';
import { emailLinkHours, person, type CustomerProfile } from '@pomp/domain';
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
import { useCallback, useMemo, useRef } from 'react';
import { useConfirmed } from '../confirm-identity/use-confirmed.js';
import { tellCustomerChanged } from '../portal/customer-changed.js';
import { useLocalDraftStore, useLocalDraft } from '../local-drafts/use-local-draft.js';
import { useRestoredDraft } from '../local-drafts/use-restored-draft.js';
import { Loaded } from '../loading/loaded.js';
import { useSectionScope } from '../portal/portal-context.js';
import { useSaveResult } from '../portal/use-save-result.js';
import { personalDetailsTexts } from './texts.js';

export function PersonSection() {
  const texts = useTexts(personalDetailsTexts);
  const language = useLanguage();
  const user = useCallQuery('getUser');
  return (
    <Stack as="section" gap="l">
      <SectionHeader title={language.say(person.title)} />
      <Loaded
        query={user}
        loading={
          <Stack gap="l">
            <Skeleton shape="field" label={texts.loading} />
            <Skeleton shape="field" count={4} />
          </Stack>
        }
      >
        {(profile) => <PersonForm profile={profile} />}
      </Loaded>
    </Stack>
  );
}

/** As the form holds it. An address that waits stays in it: saving the one that counts would withdraw the change. */
const valuesOf = ({ firstName, lastName, phoneNumber, birthdate, email, newEmail }: CustomerProfile) => ({
  firstName,
  lastName,
  phoneNumber: phoneNumber ?? '',
  birthdate: birthdate ?? '',
  email: newEmail ?? email,
});

function PersonForm({ profile }: { readonly profile: CustomerProfile }) {
  const texts = useTexts(personalDetailsTexts);
  const language = useLanguage();
  const notify = useNotify();
  const saveResultOf = useSaveResult();
  const scope = useSectionScope();
  const { confirmed, question } = useConfirmed();
  const { mutateAsync } = useCallMutation('putUser');
  const save = useCallback(
    async ({ answers }: Submission<typeof person.fields>) => {
      const result = await saveResultOf(confirmed(() => mutateAsync({ body: answers })));
      if (result.status === 'saved') tellCustomerChanged();
      return result;
    },
    [saveResultOf, confirmed, mutateAsync],
  );
  const values = useMemo(() => valuesOf(profile), [profile]);
  const form = useSectionForm({ section: person, values, scope, save });
  const { dirty, status } = useFormState(form);
  useLeaveGuard(dirty);
  useRestoredDraft(form, useLocalDraft(form, useLocalDraftStore('person')));

  const saveButton = useRef<HTMLButtonElement>(null);
  // Apart from the form: what else was changed in it isn't to be saved by this, nor in its way.
  const withdrawal = useCallMutation('deleteEmailChange');
  const withdraw = () =>
    withdrawal.mutate(undefined, {
      onSuccess: ({ email }) => {
        // The link may have been opened elsewhere.
        const isKept = email === profile.email;
        notify({ tone: isKept ? 'success' : 'info', text: (isKept ? texts.emailKept : texts.emailConfirmedAlready)({ email }) });
        // The button goes with the address that waited.
        saveButton.current?.focus();
      },
      onError: (failure) => {
        // A session that ended leads to the login, which says enough.
        if (!(failure instanceof ApiError && failure.status === 401)) notify({ tone: 'error', text: messageOf(failure, language) });
      },
    });
  return (
    <>
      <SectionForm form={form}>
        <Stack gap="xl">
          <SectionFields />
        </Stack>
        <Inline gap="m" stacked="phone">
          <SubmitButton ref={saveButton} waiting={withdrawal.isPending} loadingLabel={texts.saving}>
            {texts.save}
          </SubmitButton>
          <FormSavedIndicator />
        </Inline>
        <div role="status">
          {profile.newEmail !== null && (
            <Alert tone="info" title={texts.pendingTitle}>
              <Stack gap="m" align="start">
                {texts.pending({ newEmail: profile.newEmail, email: profile.email, hours: emailLinkHours })}
                <Button
                  tone="secondary"
                  size="small"
                  waiting={status.state === 'saving'}
                  loadingLabel={withdrawal.isPending ? texts.saving : undefined}
                  onClick={withdraw}
                >
                  {texts.withdrawEmail}
                </Button>
              </Stack>
            </Alert>
          )}
        </div>
      </SectionForm>
      {question}
    </>
  );
}
