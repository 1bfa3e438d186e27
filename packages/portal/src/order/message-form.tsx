'use client';

import { useCallMutation, useIdempotencyKey } from '@pomp/api-client';
import { Button, cameraIcon, Inline, lazyFetched, Skeleton, Stack, useLeaveGuard, useNotify } from '@pomp/design-system';
import { messageForm } from '@pomp/domain';
import {
  SectionField,
  SectionForm,
  SubmitButton,
  useFormState,
  useSectionForm,
  type LocalDraft,
  type Submission,
} from '@pomp/forms';
import { useTexts } from '@pomp/language/react';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useUnsentDraft } from '../local-drafts/use-unsent-draft.js';
import { useSectionScope } from '../portal/portal-context.js';
import { useSaveResult } from '../portal/use-save-result.js';
import { orderTexts } from './texts.js';

const nothing = {};

/** The photos of another visit are nowhere to be seen here. */
const wordsOf = (found: LocalDraft) => ({ ...found, values: { text: found.values.text } });

/** Fetched when somebody wants to send one along: most messages are words. */
const MessagePhotos = lazyFetched(async () => (await import('./message-photos.js')).MessagePhotos);

interface MessageFormProps {
  readonly orderId: string;
}

/** Writes to the adviser. Once sent it is empty again, and what was written stands in the timeline. */
export function MessageForm({ orderId }: MessageFormProps) {
  const texts = useTexts(orderTexts);
  const notify = useNotify();
  const [sent, setSent] = useState(0);
  return (
    <Message
      key={sent}
      orderId={orderId}
      next={sent > 0}
      onSent={() => {
        setSent((count) => count + 1);
        notify({ tone: 'success', text: texts.sent });
      }}
    />
  );
}

interface MessageProps extends MessageFormProps {
  /** Whether it comes in place of one that was sent. */
  readonly next: boolean;
  readonly onSent: () => void;
}

function Message({ orderId, next, onSent }: MessageProps) {
  const texts = useTexts(orderTexts);
  const saveResultOf = useSaveResult();
  const scope = useSectionScope();
  const keyOf = useIdempotencyKey();
  const [withPhotos, setWithPhotos] = useState(false);
  const { mutateAsync } = useCallMutation('postMessage');
  const save = useCallback(
    async ({ answers }: Submission<typeof messageForm.fields>) => {
      const { photos, ...words } = answers;
      const message = { orderId, ...words, ...(photos && { photos: [...photos] }) };
      const result = await saveResultOf(mutateAsync({ body: message, idempotencyKey: keyOf(message) }));
      if (result.status === 'saved') onSent();
      return result;
    },
    [saveResultOf, mutateAsync, keyOf, orderId, onSent],
  );
  const form = useSectionForm({ section: messageForm, values: nothing, scope, save });
  useLeaveGuard(useFormState(form).dirty);
  useUnsentDraft(form, `message/${orderId}`, wordsOf);
  const send = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The focus went with the form that was sent, unless somebody went on meanwhile.
    if (next && document.activeElement === document.body) send.current?.focus();
  }, [next]);
  return (
    <SectionForm form={form} failure="below" explainRequired={false}>
      <Stack gap="s" align="stretch">
        <SectionField name="text" />
        {withPhotos && (
          <Suspense fallback={<Skeleton shape="card" label={texts.loadingPhotos} />}>
            <MessagePhotos />
          </Suspense>
        )}
        <Inline stacked="phone" gap="s">
          {/* The one action of the page is what the order asks. */}
          <SubmitButton ref={send} tone="secondary" loadingLabel={texts.sending}>
            {texts.send}
          </SubmitButton>
          {!withPhotos && (
            <Button tone="quiet" iconBefore={cameraIcon} onClick={() => setWithPhotos(true)}>
              {texts.addPhotos}
            </Button>
          )}
        </Inline>
      </Stack>
    </SectionForm>
  );
}
