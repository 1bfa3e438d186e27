'use client';

import { takeRedirect, useSession } from '@pomp/api-client';
import { useNavigation } from '@pomp/design-system';
import { useEffect, useRef } from 'react';
import { usePath } from '../portal/portal-context.js';

/** Leads a customer who is logged in (just now, or already) to the page they asked for, else to the overview. True while redirecting. */
export function useEnterAccount(): boolean {
  const { data: customer } = useSession();
  const { replace } = useNavigation();
  const path = usePath();
  const left = useRef(false);
  const signedIn = customer !== undefined && customer !== null;
  useEffect(() => {
    if (!signedIn || left.current) return;
    // The stored path can be taken only once.
    left.current = true;
    replace(takeRedirect(path({ to: 'dashboard' })));
  }, [signedIn, replace, path]);
  return signedIn;
}
