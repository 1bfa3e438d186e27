'use client';

import { messageOf, useLogout, useSession } from '@pomp/api-client';
import { useLeaveGuardControl, useNavigation, useNotify } from '@pomp/design-system';
import { forgetKeptAnswers } from '../kept-answers/answer-keep.js';
import { usePath, usePortal } from '../portal/portal-context.js';

/** Logs out and goes to the login; a page left by choice is not the one to come back to. */
export function useSignOut(): { readonly signOut: () => void; readonly signingOut: boolean } {
  const { departure } = usePortal();
  const { mutateAsync, isPending } = useLogout();
  const { data: customer } = useSession();
  const { mayLeave } = useLeaveGuardControl();
  const { replace } = useNavigation();
  const notify = useNotify();
  const path = usePath();

  const signOut = () => {
    if (!mayLeave() || !departure.begin()) return;
    mutateAsync().then(
      () => {
        if (customer) forgetKeptAnswers(customer.id);
        replace(path({ to: 'login' }));
      },
      (failure: unknown) => {
        departure.end();
        notify({ tone: 'error', text: messageOf(failure) });
      },
    );
  };
  return { signOut, signingOut: isPending };
}
