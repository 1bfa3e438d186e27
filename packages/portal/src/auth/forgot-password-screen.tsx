'use client';

import { useCallMutation } from '@pomp/api-client';
import { Link, LoginBackground, PageHeader, Stack, Text } from '@pomp/design-system';
import { passwordRecovery } from '@pomp/domain';
import { SectionFields, SectionForm, SubmitButton, useSectionForm, type Submission } from '@pomp/forms';
import { useLanguage, useTexts } from '@pomp/language/react';
import { useCallback, useMemo, useState } from 'react';
import { usePath, useSectionScope } from '../portal/portal-context.js';
import { useSaveResult } from '../portal/use-save-result.js';
import { AnnouncedHeading } from '../screen-parts/announced-heading.js';
import { authTexts } from './texts.js';

/** Props of `ForgotPasswordScreen`. */
export interface ForgotPasswordScreenProps {
  /** Filled in already, for a visitor who comes from a login form with a known address. */
  readonly email?: string | undefined;
}

/** Asks for an address, and mails a link to set a new password there. */
export function ForgotPasswordScreen({ email = '' }: ForgotPasswordScreenProps) {
  const texts = useTexts(authTexts);
  const saveResultOf = useSaveResult();
  const language = useLanguage();
  const path = usePath();
  const scope = useSectionScope();
  const { mutateAsync } = useCallMutation('recoverPassword');
  const [sentTo, setSentTo] = useState<string>();
  const save = useCallback(
    async ({ answers }: Submission<typeof passwordRecovery.fields>) => {
      const result = await saveResultOf(mutateAsync({ body: answers }));
      if (result.status === 'saved') setSentTo(answers.email);
      return result;
    },
    [saveResultOf, mutateAsync],
  );
  const values = useMemo(() => ({ email }), [email]);
  const form = useSectionForm({ section: passwordRecovery, values, scope, save });

  return (
    <LoginBackground>
      <Stack gap="l">
        {sentTo !== undefined ? (
          <>
            <AnnouncedHeading>{texts.recoveredTitle}</AnnouncedHeading>
            <Text>{texts.recovered({ email: sentTo })}</Text>
          </>
        ) : (
          <>
            <PageHeader title={language.say(passwordRecovery.title)} intro={language.sayIfAny(passwordRecovery.intro)} />
            <SectionForm form={form} explainRequired={false}>
              <SectionFields />
              <SubmitButton width="full" loadingLabel={texts.recovering}>
                {texts.recover}
              </SubmitButton>
            </SectionForm>
          </>
        )}
        <div>
          <Link tone="strong" href={path({ to: 'login' })}>
            {texts.backToLogin}
          </Link>
        </div>
      </Stack>
    </LoginBackground>
  );
}
