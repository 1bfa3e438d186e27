'use client';

import { useSession } from '@pomp/api-client';
import { useNavigation, useTouched } from '@pomp/design-system';
import { useEffect } from 'react';
import { usePortal } from '../portal/portal-context.js';
import { useKeepsOffline } from './use-keeps-offline.js';

/** Lets the account open without reception, where the host has a worker for that. Its script comes at the first touch, or at once where this device keeps pages: they may be another customer's. */
export function OpensOffline() {
  const { offlineWorker } = usePortal();
  const customerId = useSession().data?.id;
  // A browser without the Navigation API tells of other paths only.
  const { pathname } = useNavigation();
  const touched = useTouched();
  const keepsAlready = useKeepsOffline();
  const wanted = touched || keepsAlready;
  useEffect(() => {
    if (!wanted || !offlineWorker || customerId === undefined || !('serviceWorker' in navigator)) return undefined;
    let end: (() => void) | undefined;
    let gone = false;
    import('./keep-offline.js').then(
      ({ keepOffline }) => {
        if (!gone) end = keepOffline(customerId, offlineWorker);
      },
      // The account needs none of it to be shown.
      () => undefined,
    );
    return () => {
      gone = true;
      end?.();
    };
  }, [wanted, offlineWorker, customerId, pathname]);
  return null;
}
