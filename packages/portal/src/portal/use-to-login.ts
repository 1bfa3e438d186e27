'use client';

import { storeRedirect } from '@pomp/api-client';
import { useLeaveGuardControl, useNavigation } from '@pomp/design-system';
import { useCallback, useEffect } from 'react';
import { usePath, usePortal } from './portal-context.js';

/** Leads to the login, remembering where the customer was. Nobody chose this, so nothing is asked about unsaved changes. */
export function useToLogin(): () => void {
  const { departure } = usePortal();
  const { suspend } = useLeaveGuardControl();
  const { replace } = useNavigation();
  const path = usePath();
  return useCallback(() => {
    if (!departure.begin()) return;
    const { pathname, search, hash } = window.location;
    storeRedirect(`${pathname}${search}${hash}`);
    suspend();
    replace(path({ to: 'login' }));
  }, [departure, suspend, replace, path]);
}

/** The customer is where they were led to, without the page having been loaded anew: unsaved changes count again. */
export function useArrival(arrived: boolean): void {
  const { departure } = usePortal();
  const { resume } = useLeaveGuardControl();
  useEffect(() => {
    if (!arrived) return;
    departure.end();
    resume();
  }, [arrived, departure, resume]);
}
