'use client';

import { messageOf, useCallMutation, useSessionExpiry } from '@pomp/api-client';
import { Alert, Button, Modal } from '@pomp/design-system';
import { useLanguage, useTexts } from '@pomp/language/react';
import { useRef, useState } from 'react';
import { sessionWarningTexts } from './texts.js';
import { useMinutesLeft } from './use-time-left.js';

/** Minutes before the session ends: how long it still lasts, and one click to stay. */
export function SessionWarning() {
  const minutes = useMinutesLeft();
  // Gone once there is time again, so that the next warning starts anew.
  return minutes === undefined || minutes === 0 ? null : <Warning minutes={minutes} />;
}

function Warning({ minutes }: { readonly minutes: number }) {
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
