'use client';

import { useCallMutation, useIdempotencyKey } from '@pomp/api-client';
import { Inline, Stack, useNotify } from '@pomp/design-system';
import { messageForm } from '@pomp/domain';
import { SectionFields, SectionForm, SubmitButton, useSectionForm, type Submission } from '@pomp/forms';
import { useTexts } from '@pomp/language/react';
import { useCallback, useState } from 'react';
import { useSectionScope } from '../portal/portal-context.js';
import { useSaveResult } from '../portal/use-save-result.js';
import { orderTexts } from './texts.js';

const nothing = {};

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
      onSent={() => {
        setSent((count) => count + 1);
        notify({ tone: 'success', text: texts.sent });
      }}
    />
  );
}

function Message({ orderId, onSent }: MessageFormProps & { readonly onSent: () => void }) {
  const texts = useTexts(orderTexts);
  const saveResultOf = useSaveResult();
  const scope = useSectionScope();
  const keyOf = useIdempotencyKey();
  const { mutateAsync } = useCallMutation('postMessage');
  const save = useCallback(
    async ({ answers }: Submission<typeof messageForm.fields>) => {
      const message = { orderId, ...answers };
      const result = await saveResultOf(mutateAsync({ body: message, idempotencyKey: keyOf(message) }));
      if (result.status === 'saved') onSent();
      return result;
    },
    [saveResultOf, mutateAsync, keyOf, orderId, onSent],
  );
  const form = useSectionForm({ section: messageForm, values: nothing, scope, save });
  return (
    <SectionForm form={form} failure="below" explainRequired={false}>
      <Stack gap="s" align="stretch">
        <SectionFields />
        <Inline stacked="phone">
          {/* The one action of the page is what the order asks. */}
          <SubmitButton tone="secondary" loadingLabel={texts.sending}>
            {texts.send}
          </SubmitButton>
        </Inline>
      </Stack>
    </SectionForm>
  );
}
