'use client';

import { storeRedirect } from '@pomp/api-client';
import { useNavigation } from '@pomp/design-system';
import type { ReservedProduct } from '@pomp/domain';
import { useCallback } from 'react';

/** Leads who has an account already to the login, with the address filled in (spec 3 §2), and from there to a quote for the same product. */
export function useToLogin(): (email: string, product: ReservedProduct) => void {
  const { push } = useNavigation();
  return useCallback(
    (email, product) => {
      storeRedirect(`/account/offertes/aanvragen/?${new URLSearchParams({ product })}`);
      push(`/auth/login/?${new URLSearchParams({ email, userExists: 'true' })}`);
    },
    [push],
  );
}
