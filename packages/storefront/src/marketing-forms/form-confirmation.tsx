'use client';

import { messageOf } from '@pomp/api-client';
import { Alert, Button, Inline, Stack, Text } from '@pomp/design-system';
import { FormReplacement } from '@pomp/forms';
import { useLanguage, useTexts } from '@pomp/language/react';
import { useState, useSyncExternalStore } from 'react';
import { PageButtonLink } from '../storefront/page-link.js';
import { useStorefront } from '../storefront/storefront-context.js';
import { formConfirmationTexts } from './form-confirmation-texts.js';
import * as styles from './marketing-form.css.js';

type Progress = { readonly state: 'asking' | 'confirming' | 'confirmed' } | { readonly state: 'failed'; readonly message: string };

const stays = () => () => undefined;
const tokenInAddress = () => new URLSearchParams(window.location.search).get('token') ?? '';

/** Behind the link in the mail about a form that asks for mails. It asks for a press: programs that look into mails open links too. */
export function FormConfirmation() {
  // The server makes one page for everyone.
  const token = useSyncExternalStore(stays, tokenInAddress, () => undefined);

  return <div className={styles.confirmation}>{token === '' ? <BrokenLink /> : <Asking token={token} />}</div>;
}

function Asking({ token }: { readonly token: string | undefined }) {
  const { backend } = useStorefront();
  const language = useLanguage();
  const texts = language.texts(formConfirmationTexts);
  const [progress, setProgress] = useState<Progress>({ state: 'asking' });

  if (progress.state === 'confirmed') {
    return (
      <FormReplacement>
        <Alert tone="success">{texts.confirmed}</Alert>
      </FormReplacement>
    );
  }

  const confirm = () => {
    if (token === undefined) return;
    setProgress({ state: 'confirming' });
    backend.call('postFormConfirmation', { body: { token } }).then(
      () => setProgress({ state: 'confirmed' }),
      (failure: unknown) => setProgress({ state: 'failed', message: messageOf(failure, language) }),
    );
  };

  return (
    <Stack gap="l">
      {progress.state === 'failed' && <Alert tone="error">{progress.message}</Alert>}
      <Text>{texts.explanation}</Text>
      <Inline>
        <Button onClick={confirm} loadingLabel={progress.state === 'confirming' ? texts.confirming : undefined}>
          {texts.confirm}
        </Button>
      </Inline>
    </Stack>
  );
}

function BrokenLink() {
  const texts = useTexts(formConfirmationTexts);
  return (
    <Stack gap="l">
      <Alert tone="warning">{texts.broken}</Alert>
      <Inline>
        <PageButtonLink to="newsletter" tone="secondary">
          {texts.again}
        </PageButtonLink>
      </Inline>
    </Stack>
  );
}
