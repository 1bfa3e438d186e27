'use client';

import { storeRedirect } from '@pomp/api-client';
import { useNavigation } from '@pomp/design-system';
import type { ReservedProduct } from '@pomp/domain';
import { useCallback } from 'react';
import { usePath } from '../storefront/use-path.js';

/** Leads a visitor who already has an account to the login, with the address filled in (spec 3 §2), and from there to a quote for the same product. */
export function useToLogin(): (email: string, product: ReservedProduct) => void {
  const { push } = useNavigation();
  const path = usePath();
  return useCallback(
    (email, product) => {
      storeRedirect(path({ to: 'requestQuote', product }));
      push(path({ to: 'login', email, userExists: 'true' }));
    },
    [push, path],
  );
}

/** Leads a customer who is signed in to a quote for the product: an account has no reservations. */
export function useToQuote(): (product: ReservedProduct) => void {
  const { push } = useNavigation();
  const path = usePath();
  return useCallback((product) => push(path({ to: 'requestQuote', product })), [push, path]);
}
