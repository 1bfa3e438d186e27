'use client';

import { messageOf, useCallMutation, useHrefOf } from '@pomp/api-client';
import { Alert, Button, ButtonLink, downloadIcon, SectionHeader, Stack, Text } from '@pomp/design-system';
import { useLanguage, useTexts } from '@pomp/language/react';
import { usePortal } from '../portal/portal-context.js';
import { saveFile } from './save-file.js';
import { personalDetailsTexts } from './texts.js';

/** Everything the portal has about the customer, to take along. */
export function OwnDataSection() {
  const texts = useTexts(personalDetailsTexts);
  const language = useLanguage();
  const { today } = usePortal();
  const hrefOf = useHrefOf();
  const { mutate, isPending, error } = useCallMutation('getUserData');
  return (
    <Stack as="section" gap="l">
      <SectionHeader title={texts.ownDataTitle} />
      <Text measure>{texts.ownData}</Text>
      <div>
        <ButtonLink tone="secondary" href={hrefOf('getUserFiles', undefined)} download iconBefore={downloadIcon}>
          {texts.downloadAll}
        </ButtonLink>
      </div>
      <Text measure>{texts.ownDataOnly}</Text>
      {error && <Alert tone="error">{messageOf(error, language)}</Alert>}
      <div>
        <Button
          tone="secondary"
          loadingLabel={isPending ? texts.downloading : undefined}
          onClick={() => mutate(undefined, { onSuccess: (data) => saveFile(texts.fileName({ today: today() }), data) })}
        >
          {texts.download}
        </Button>
      </div>
    </Stack>
  );
}
