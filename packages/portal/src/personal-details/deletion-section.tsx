'use client';

import { messageOf, useApi, useCallQuery, type CallAnswer } from '@pomp/api-client';
import { Alert, Button, Heading, Modal, SectionHeader, Skeleton, Stack, Text, useNotify } from '@pomp/design-system';
import { formatLongDate } from '@pomp/domain';
import { useLanguage, useTexts } from '@pomp/language/react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useConfirmed } from '../confirm-identity/use-confirmed.js';
import { Loaded } from '../loading/loaded.js';
import { personalDetailsTexts } from './texts.js';

type Deletion = CallAnswer<'getUserDeletion'>;

/** Asking for the account's deletion, and taking that back. */
export function DeletionSection() {
  const texts = useTexts(personalDetailsTexts);
  const deletion = useCallQuery('getUserDeletion');
  return (
    <Stack as="section" gap="l">
      <SectionHeader title={texts.deletionTitle} />
      <Loaded query={deletion} loading={<Skeleton count={3} />}>
        {(found) => <Deletion deletion={found} />}
      </Loaded>
    </Stack>
  );
}

function Deletion({ deletion: { requestedAt, ordersUnderWay, kept } }: { readonly deletion: Deletion }) {
  const texts = useTexts(personalDetailsTexts);
  const language = useLanguage();
  const api = useApi();
  const { confirmed, question } = useConfirmed();
  const notify = useNotify();
  const { mutate, variables, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: (what: 'ask' | 'withdraw') =>
      what === 'ask' ? confirmed(() => api.call('postUserDeletion')) : api.call('deleteUserDeletion'),
  });
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const takenBack = isSuccess && variables === 'withdraw' && requestedAt === null;

  useEffect(() => {
    // The button that was pressed is gone.
    if (takenBack) button.current?.focus();
  }, [takenBack]);

  const close = () => {
    if (isPending) return;
    setAsking(false);
    reset();
  };
  return (
    <Stack gap="m" align="start">
      {requestedAt === null ? (
        <>
          <Text measure>{texts.deletion}</Text>
          <Button ref={button} tone="danger" onClick={() => setAsking(true)}>
            {texts.askDeletion}
          </Button>
        </>
      ) : (
        <>
          <Alert tone="warning" title={texts.deletionAskedTitle}>
            {texts.deletionAsked({ date: formatLongDate(requestedAt, language) })}
          </Alert>
          <UnderWay ordersUnderWay={ordersUnderWay} />
          <KeptByLaw kept={kept} />
          {error && !asking && <Alert tone="error">{messageOf(error, language)}</Alert>}
          <Button
            ref={button}
            tone="secondary"
            loadingLabel={isPending ? texts.withdrawingDeletion : undefined}
            onClick={() => mutate('withdraw', { onSuccess: () => notify({ tone: 'success', text: texts.deletionWithdrawn }) })}
          >
            {texts.withdrawDeletion}
          </Button>
        </>
      )}
      <Modal
        open={asking}
        onClose={close}
        title={texts.deletionQuestion}
        description={texts.deletionConsequence}
        returnFocus={button}
        actions={
          <>
            <Button
              tone="danger"
              loadingLabel={isPending ? texts.confirmingDeletion : undefined}
              onClick={() => mutate('ask', { onSuccess: () => setAsking(false) })}
            >
              {texts.confirmDeletion}
            </Button>
            <Button tone="quiet" onClick={close}>
              {texts.keepAccount}
            </Button>
          </>
        }
      >
        <Stack gap="m">
          <UnderWay ordersUnderWay={ordersUnderWay} />
          <KeptByLaw kept={kept} />
          {error && <Alert tone="error">{messageOf(error, language)}</Alert>}
        </Stack>
      </Modal>
      {question}
    </Stack>
  );
}

function UnderWay({ ordersUnderWay = [] }: Pick<Deletion, 'ordersUnderWay'>) {
  const texts = useTexts(personalDetailsTexts);
  return (
    ordersUnderWay.length > 0 && (
      <Text measure>{texts.underWay({ count: ordersUnderWay.length, orders: ordersUnderWay.join(', ') })}</Text>
    )
  );
}

function KeptByLaw({ kept }: Pick<Deletion, 'kept'>) {
  const texts = useTexts(personalDetailsTexts);
  if (kept.length === 0) return <Text measure>{texts.nothingKept}</Text>;
  return (
    <Stack gap="xs">
      <Heading level={3} size="h4">
        {texts.keptTitle}
      </Heading>
      <Stack as="ul" gap="xs">
        {kept.map((what) => (
          <li key={what.what}>
            <Text as="span">{texts.kept(what)}</Text>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
