'use client';

import { messageOf, useCallMutation, useSessionExpiry } from '@pomp/api-client';
import { Alert, Button, Modal } from '@pomp/design-system';
import { useLanguage, useTexts } from '@pomp/language/react';
import { useRef, useState } from 'react';
import { sessionWarningTexts } from './texts.js';

export interface ExpiryDialogProps {
  readonly minutes: number;
}

/** How long the session still lasts, over the page. */
export function ExpiryDialog({ minutes }: ExpiryDialogProps) {
  const texts = useTexts(sessionWarningTexts);
  const language = useLanguage();
  const { data: expiry } = useSessionExpiry();
  const { mutate, isPending, error } = useCallMutation('extendSession');
  const [putAway, setPutAway] = useState(false);
  const stay = useRef<HTMLButtonElement>(null);
  const close = () => setPutAway(true);
  const canExtend = expiry?.canExtend === true;
  return (
    <Modal
      open={!putAway}
      onClose={close}
      size="small"
      // Whoever is typing and presses Enter stays.
      initialFocus={stay}
      title={canExtend ? texts.title : texts.lastTitle}
      description={`${texts.timeLeft({ minutes })} ${canExtend ? texts.why : texts.last}`}
      actions={
        canExtend ? (
          <Button ref={stay} loadingLabel={isPending ? texts.staying : undefined} onClick={() => mutate()}>
            {texts.stay}
          </Button>
        ) : (
          <Button ref={stay} onClick={close}>
            {texts.understood}
          </Button>
        )
      }
    >
      {error && <Alert tone="error">{messageOf(error, language)}</Alert>}
    </Modal>
  );
}
