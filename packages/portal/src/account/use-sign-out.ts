'use client';

import { messageOf, useCallMutation, useSession } from '@pomp/api-client';
import { useLeaveGuardControl, useNavigation, useNotify } from '@pomp/design-system';
import { useLanguage } from '@pomp/language/react';
import { deleteLocalDrafts } from '@pomp/forms';
import { usePath, usePortal } from '../portal/portal-context.js';

/** Before the login is shown: a page that goes takes what it was doing along. */
async function forgetOnDevice(customerId: string): Promise<void> {
  deleteLocalDrafts(customerId);
  try {
    const { deleteDeviceFiles, forgetOffline } = await import('./forget-files.js');
    await Promise.allSettled([deleteDeviceFiles(customerId), forgetOffline()]);
  } catch {
    // A script that can't be had: who logged out goes to the login none the less.
  }
}

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
        if (customer) await forgetOnDevice(customer.id);
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
