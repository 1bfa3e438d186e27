'use client';

import { ApiError, messageOf, useCallMutation } from '@pomp/api-client';
import { Alert, Button, ButtonLink, LoginBackground, PageHeader, Stack, Text } from '@pomp/design-system';
import { useLanguage, useTexts } from '@pomp/language/react';
import { usePath } from '../portal/portal-context.js';
import { AnnouncedHeading } from '../screen-parts/announced-heading.js';
import { authTexts } from './texts.js';

/** Props of `ConfirmEmailScreen`. */
export interface ConfirmEmailScreenProps {
  /** From the mailed link. */
  readonly token: string | undefined;
}

/** Behind the link in the mail to a new address. It asks for a click: programs that look into mails open links too. */
export function ConfirmEmailScreen({ token }: ConfirmEmailScreenProps) {
  return (
    <LoginBackground>
      <Stack gap="l">{token ? <ConfirmEmail token={token} /> : <BrokenLink />}</Stack>
    </LoginBackground>
  );
}

function BrokenLink() {
  const texts = useTexts(authTexts);
  return (
    <>
      <PageHeader title={texts.brokenLinkTitle} intro={texts.brokenEmailLink} />
      <ToPersonalDetails />
    </>
  );
}

function ToPersonalDetails() {
  const texts = useTexts(authTexts);
  const path = usePath();
  return (
    <div>
      <ButtonLink href={path({ to: 'personalDetails' })}>{texts.toPersonalDetails}</ButtonLink>
    </div>
  );
}

function ConfirmEmail({ token }: { readonly token: string }) {
  const texts = useTexts(authTexts);
  const language = useLanguage();
  const { mutate, data, error, isPending } = useCallMutation('confirmEmail');

  if (data) {
    return (
      <>
        <AnnouncedHeading>{texts.emailConfirmedTitle}</AnnouncedHeading>
        <Text>{texts.emailConfirmed({ email: data.email })}</Text>
        <ToPersonalDetails />
      </>
    );
  }
  // Also one that did its work before. Once more gives the same.
  if (error instanceof ApiError && error.code === 'expiredLink') {
    return (
      <>
        <AnnouncedHeading>{texts.brokenLinkTitle}</AnnouncedHeading>
        <Text>{texts.expiredEmailLink}</Text>
        <ToPersonalDetails />
      </>
    );
  }
  return (
    <>
      <PageHeader title={texts.confirmEmailTitle} intro={texts.confirmEmailIntro} />
      {error && <Alert tone="error">{messageOf(error, language)}</Alert>}
      <Button width="full" loadingLabel={isPending ? texts.confirmingEmail : undefined} onClick={() => mutate({ body: { token } })}>
        {texts.confirmEmail}
      </Button>
    </>
  );
}
