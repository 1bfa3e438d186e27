'use client';

import { messageOf, useCallMutation, useSession } from '@pomp/api-client';
import { useLeaveGuardControl, useNavigation, useNotify } from '@pomp/design-system';
import { useLanguage } from '@pomp/language/react';
import { deleteLocalDrafts } from '@pomp/forms';
import { usePath, usePortal } from '../portal/portal-context.js';

/** Logs out and goes to the login; a page left by choice is not the one to come back to. */
export function useSignOut(): { readonly signOut: () => void; readonly signingOut: boolean } {
  const language = useLanguage();
  const { redirectLock } = usePortal();
  const { mutateAsync, isPending } = useCallMutation('removeSession');
  const { data: customer } = useSession();
  const { mayLeave, resume } = useLeaveGuardControl();
  const { replace } = useNavigation();
  const notify = useNotify();
  const path = usePath();

  const signOut = () => {
    if (!mayLeave() || !redirectLock.acquire()) return;
    mutateAsync().then(
      async () => {
        if (customer) {
          deleteLocalDrafts(customer.id);
          // Before the login is shown: a page that goes takes what it was doing along. Who logged out goes there none the less where a script can't be had.
          await import('./forget-on-device.js').then(({ forgetOnDevice }) => forgetOnDevice(customer.id)).catch(() => undefined);
        }
        replace(path({ to: 'login' }));
      },
      (failure: unknown) => {
        redirectLock.release();
        resume();
        notify({ tone: 'error', text: messageOf(failure, language) });
      },
    );
  };
  return { signOut, signingOut: isPending };
}
