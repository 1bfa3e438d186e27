'use client';

import { hasSessionHint } from '@pomp/api-client';
import type { CustomerProfile } from '@pomp/domain';
import { useEffect, useState } from 'react';
import { useStorefront } from '../storefront/storefront-context.js';

/** Who is signed in; undefined for everyone else, and until it is known. It only helps: what can't be asked is typed. */
export function useSignedIn(): CustomerProfile | undefined {
  const { site } = useStorefront();
  const [customer, setCustomer] = useState<CustomerProfile>();
  useEffect(() => {
    if (!hasSessionHint(document.cookie)) return undefined;
    const leave = new AbortController();
    site.call('getUser', { signal: leave.signal }).then(
      (found) => leave.signal.aborted || setCustomer(found),
      () => undefined,
    );
    return () => leave.abort();
  }, [site]);
  return customer;
}
