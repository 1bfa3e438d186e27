'use client';

import { ApiError, messageOf, useApi, useCallQuery, type CallAnswer } from '@pomp/api-client';
import { Alert, Button, Card, Columns, SectionHeader, Skeleton, Stack, Text, useNotify } from '@pomp/design-system';
import { formatLongDate } from '@pomp/domain';
import { useLanguage, useTexts } from '@pomp/language/react';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useConfirmed } from '../confirm-identity/use-confirmed.js';
import { Loaded } from '../loading/loaded.js';
import { usePasskeySupport } from '../passkeys/passkey-support.js';
import { PasskeyNotGiven, useAddPasskey } from '../passkeys/use-passkeys.js';
import { personalDetailsTexts } from './texts.js';

type Passkey = CallAnswer<'getPasskeys'>[number];

/** Logging in without a password: with what the customer's own devices keep. */
export function PasskeysSection() {
  const texts = useTexts(personalDetailsTexts);
  const language = useLanguage();
  const passkeys = useCallQuery('getPasskeys');
  const isSupported = usePasskeySupport();
  const notify = useNotify();
  const api = useApi();
  const { confirmed, question } = useConfirmed();
  const addPasskey = useAddPasskey();
  const add = useMutation({
    mutationFn: () => confirmed(addPasskey),
    onSuccess: () => notify({ tone: 'success', text: texts.passkeyAdded }),
  });
  const addButton = useRef<HTMLButtonElement>(null);
  const remove = useMutation({
    mutationFn: (id: string) => api.call('deletePasskey', { query: { id } }),
    onSuccess: () => {
      notify({ tone: 'success', text: texts.passkeyRemoved });
      // The button goes with its passkey.
      addButton.current?.focus();
    },
    onError: (failure) => {
      if (!(failure instanceof ApiError && failure.status === 401)) notify({ tone: 'error', text: messageOf(failure, language) });
    },
  });

  return (
    <Stack as="section" gap="l">
      <SectionHeader title={texts.passkeysTitle} hint={texts.passkeysHint} />
      <Loaded query={passkeys} loading={<Skeleton shape="card" label={texts.loadingPasskeys} />}>
        {(found) =>
          found.length > 0 && (
            <Stack as="ul" gap="s">
              {found.map((passkey) => (
                <Card key={passkey.id} as="li" padding="m">
                  <Columns tablet="fitLast" align="center" gap="m">
                    <Named passkey={passkey} />
                    <Button
                      tone="secondary"
                      size="small"
                      aria-label={texts.removePasskeyOf({ device: passkey.device ?? texts.unknownDevice })}
                      waiting={remove.isPending}
                      loadingLabel={remove.isPending && remove.variables === passkey.id ? texts.removingPasskey : undefined}
                      onClick={() => remove.mutate(passkey.id)}
                    >
                      {texts.removePasskey}
                    </Button>
                  </Columns>
                </Card>
              ))}
            </Stack>
          )
        }
      </Loaded>
      {isSupported ? (
        <Stack gap="m" align="start">
          <Button
            ref={addButton}
            tone="secondary"
            loadingLabel={add.isPending ? texts.addingPasskey : undefined}
            onClick={() => add.mutate()}
          >
            {texts.addPasskey}
          </Button>
          {add.error && (
            <Alert tone="error">
              {add.error instanceof PasskeyNotGiven ? texts.passkeyNotMade : messageOf(add.error, language)}
            </Alert>
          )}
        </Stack>
      ) : (
        <Text tone="muted">{texts.noPasskeysHere}</Text>
      )}
      {question}
    </Stack>
  );
}

function Named({ passkey: { device, createdAt, lastUsedAt } }: { readonly passkey: Passkey }) {
  const texts = useTexts(personalDetailsTexts);
  const language = useLanguage();
  return (
    <Stack gap="xxs">
      <Text as="div" weight="strong">
        {device ?? texts.unknownDevice}
      </Text>
      <Text tone="muted" size="small">
        {lastUsedAt === null
          ? texts.passkeyMade({ date: formatLongDate(createdAt, language) })
          : texts.lastUsed({ date: formatLongDate(lastUsedAt, language) })}
      </Text>
    </Stack>
  );
}
