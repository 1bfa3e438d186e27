'use client';

import { ApiError, useCallMutation } from '@pomp/api-client';
import { ButtonLink, Link, LoginBackground, PageHeader, Stack, Text } from '@pomp/design-system';
import { newPassword } from '@pomp/domain';
import { SectionFields, SectionForm, SubmitButton, useSectionForm, type Submission } from '@pomp/forms';
import { useTexts } from '@pomp/language/react';
import { useCallback } from 'react';
import { usePath, useSectionScope } from '../portal/portal-context.js';
import { useSaveResult } from '../portal/use-save-result.js';
import { AnnouncedHeading } from '../screen-parts/announced-heading.js';
import { EstimatedPassword } from '../passwords/estimated-password.js';
import { authTexts } from './texts.js';

/** Props of `SetPasswordScreen`. */
export interface SetPasswordScreenProps {
  /** From the mailed link. */
  readonly token: string | undefined;
}

/** Behind the link in a mail: asks for a new password. */
export function SetPasswordScreen({ token }: SetPasswordScreenProps) {
  return (
    <LoginBackground>
      <Stack gap="l">{token ? <SetPassword token={token} /> : <BrokenLink />}</Stack>
    </LoginBackground>
  );
}

function BrokenLink() {
  const texts = useTexts(authTexts);
  const path = usePath();
  return (
    <>
      <PageHeader title={texts.brokenLinkTitle} intro={texts.brokenLink} />
      <div>
        <ButtonLink href={path({ to: 'forgotPassword' })}>{texts.newLink}</ButtonLink>
      </div>
    </>
  );
}

const empty = {};

function SetPassword({ token }: { readonly token: string }) {
  const texts = useTexts(authTexts);
  const saveResultOf = useSaveResult();
  const path = usePath();
  const scope = useSectionScope();
  const { mutateAsync, isSuccess, error } = useCallMutation('resetPassword');
  const save = useCallback(
    ({ answers }: Submission<typeof newPassword.fields>) => saveResultOf(mutateAsync({ body: { token, ...answers } })),
    [saveResultOf, mutateAsync, token],
  );
  const form = useSectionForm({ section: newPassword, values: empty, scope, save });
  const expired = error instanceof ApiError && error.code === 'expiredLink';

  if (isSuccess) {
    return (
      <>
        <AnnouncedHeading>{texts.passwordSetTitle}</AnnouncedHeading>
        <Text>{texts.passwordSet}</Text>
        <div>
          <ButtonLink href={path({ to: 'login' })}>{texts.login}</ButtonLink>
        </div>
      </>
    );
  }
  return (
    <>
      <PageHeader title={texts.setPasswordTitle} />
      <SectionForm form={form} explainRequired={false}>
        <EstimatedPassword token={token}>
          <SectionFields />
        </EstimatedPassword>
        <SubmitButton width="full" loadingLabel={texts.settingPassword}>
          {texts.setPassword}
        </SubmitButton>
      </SectionForm>
      {expired && (
        <div>
          <Link tone="strong" href={path({ to: 'forgotPassword' })}>
            {texts.newLink}
          </Link>
        </div>
      )}
    </>
  );
}
