'use client';

import { priceList, pricesSaid, systemPricesIn, type ProductPrice, type SystemPrices } from '@pomp/domain';
import { sayOwn } from '@pomp/language';
import { useLanguage } from '@pomp/language/react';
import { useContext, useMemo } from 'react';
import { StorefrontSettingsContext } from './storefront-settings.js';

/** What is sold and for how much; Pomp's outside a provider, or in one that doesn't say. */
const useOwnPrices = (): readonly ProductPrice[] => useContext(StorefrontSettingsContext)?.prices ?? priceList;

/** What is sold and for how much, in the language of the page. */
export function usePrices(): readonly ProductPrice<string>[] {
  const prices = useOwnPrices();
  const language = useLanguage();
  return useMemo(() => pricesSaid(prices, (text) => sayOwn(text, language)), [prices, language]);
}

/** € for a hybrid and for all that all-electric takes. */
export function useSystemPrices(): SystemPrices {
  const prices = useOwnPrices();
  return useMemo(() => systemPricesIn(prices), [prices]);
}
