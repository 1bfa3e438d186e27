'use client';

import { storeRedirect } from '@pomp/api-client';
import { useLeaveGuardControl, useNavigation } from '@pomp/design-system';
import { useCallback, useEffect } from 'react';
import { usePath, usePortal } from './portal-context.js';

/** Leads to the login, remembering where the customer was. Nobody chose this, so nothing is asked about unsaved changes. */
export function useToLogin(): () => void {
  const { redirectLock } = usePortal();
  const { suspend } = useLeaveGuardControl();
  const { replace } = useNavigation();
  const path = usePath();
  return useCallback(() => {
    if (!redirectLock.acquire()) return;
    const { pathname, search, hash } = window.location;
    storeRedirect(`${pathname}${search}${hash}`);
    suspend();
    replace(path({ to: 'login' }));
  }, [redirectLock, suspend, replace, path]);
}

/** To be called where a redirect ends without a page load: releases the lock, and unsaved changes count again. */
export function useRedirectArrival(arrived: boolean): void {
  const { redirectLock } = usePortal();
  const { resume } = useLeaveGuardControl();
  useEffect(() => {
    if (!arrived) return;
    redirectLock.release();
    resume();
  }, [arrived, redirectLock, resume]);
}
