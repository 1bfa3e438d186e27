'use client';

import { priceList, pumpPriceIn, type ProductPrice } from '@pomp/domain';
import { useContext } from 'react';
import { StorefrontSettingsContext } from './storefront-settings.js';

/** What is sold and for how much; Pomp's outside a provider, or in one that doesn't say. */
export const usePrices = (): readonly ProductPrice[] => useContext(StorefrontSettingsContext)?.prices ?? priceList;

/** € for one Pomp AO. */
export const usePumpPrice = (): number => pumpPriceIn(usePrices());
