'use client';

import { hasSessionEnded, messageOf, useCallMutation } from '@pomp/api-client';
import { Alert, Button, Link, LoadingScreen, LoginBackground, PageHeader, Stack } from '@pomp/design-system';
import { login } from '@pomp/domain';
import { SectionFields, SectionForm, SubmitButton, useSectionForm, type Submission } from '@pomp/forms';
import { useLanguage, useTexts } from '@pomp/language/react';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { usePasskeySupport } from '../passkeys/passkey-support.js';
import { PasskeyNotGiven, usePasskeyLogin } from '../passkeys/use-passkeys.js';
import { usePath, useSectionScope } from '../portal/portal-context.js';
import { useSaveResult } from '../portal/use-save-result.js';
import { authTexts } from './texts.js';
import { useEnterAccount } from './use-enter-account.js';
import { useRedirectArrival } from '../portal/use-to-login.js';

/** Props of `LoginScreen`. */
export interface LoginScreenProps {
  /** Filled in already, for a visitor who comes from elsewhere with a known address. */
  readonly email?: string;
  /** They filled in this address elsewhere, and it turned out to have an account. */
  readonly userExists?: boolean;
}

/** Asks for an address and a password, and leads on to where somebody was going. */
export function LoginScreen({ email = '', userExists = false }: LoginScreenProps) {
  useRedirectArrival(true);
  const entering = useEnterAccount();
  return entering ? <LoadingScreen /> : <LoginForm email={email} userExists={userExists} />;
}

function LoginForm({ email, userExists }: Required<LoginScreenProps>) {
  const texts = useTexts(authTexts);
  const saveResultOf = useSaveResult();
  const path = usePath();
  const scope = useSectionScope();
  const { mutateAsync } = useCallMutation('login');
  const save = useCallback(
    ({ answers }: Submission<typeof login.fields>) => saveResultOf(mutateAsync({ body: answers })),
    [saveResultOf, mutateAsync],
  );
  const values = useMemo(() => ({ email }), [email]);
  const form = useSectionForm({ section: login, values, scope, save });

  return (
    <LoginBackground>
      <Stack gap="l">
        <PageHeader title={texts.loginTitle} intro={texts.loginIntro} />
        <SessionEnd />
        {userExists && <Alert tone="info">{texts.userExists}</Alert>}
        <SectionForm form={form} explainRequired={false}>
          <SectionFields />
          <SubmitButton width="full" loadingLabel={texts.loggingIn}>
            {texts.login}
          </SubmitButton>
        </SectionForm>
        <ByPasskey />
        <div>
          <Link tone="strong" href={path({ to: 'forgotPassword', ...(email !== '' && { email }) })}>
            {texts.forgotPassword}
          </Link>
        </div>
      </Stack>
    </LoginBackground>
  );
}

/** For whoever added a passkey to the account. Says nothing where the browser knows none. */
function ByPasskey() {
  const texts = useTexts(authTexts);
  const language = useLanguage();
  const logIn = usePasskeyLogin();
  const { mutate, isPending, error } = useMutation({ mutationFn: logIn });
  if (!usePasskeySupport()) return null;
  return (
    <Stack gap="m">
      <Button tone="secondary" width="full" loadingLabel={isPending ? texts.followingDevice : undefined} onClick={() => mutate()}>
        {texts.withPasskey}
      </Button>
      {error && <Alert tone="error">{error instanceof PasskeyNotGiven ? texts.noPasskey : messageOf(error, language)}</Alert>}
    </Stack>
  );
}

const never = () => () => undefined;
const notKnown = () => false;

/** For whoever was led here by a session that ended: why, and that nothing is lost. */
function SessionEnd() {
  const texts = useTexts(authTexts);
  const ended = useSyncExternalStore(never, hasSessionEnded, notKnown);
  return ended && <Alert tone="info">{texts.sessionEnded}</Alert>;
}
