'use client';

import { useContext } from 'react';
import { StorefrontSettingsContext } from './storefront-settings.js';

/** As the seller is called in running text; Pomp outside a provider, or in one that doesn't say. */
export const useSellerName = (): string => useContext(StorefrontSettingsContext)?.sellerName ?? 'Pomp';
