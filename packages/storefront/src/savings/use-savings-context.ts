'use client';

import type { SavingsContext } from '@pomp/domain';
import { useMemo } from 'react';
import { useFormScope } from '../storefront/storefront-context.js';
import { useSystemPrices } from '../storefront/use-prices.js';

/** What a calculation on this page needs besides the home. */
export function useSavingsContext(): SavingsContext {
  const prices = useSystemPrices();
  const { today } = useFormScope().context;
  return useMemo(() => ({ prices, on: today }), [prices, today]);
}
