'use client';

import { lazy } from 'react';
import { island } from '../islands/island.js';
import type { QuickCheckProps } from './quick-check.js';

// No island: a form of the page itself. Where React stands behind the page, it is fetched only by pages that have it.
const LazyQuickCheck = lazy(async () => ({ default: (await import('./quick-check.js')).QuickCheck }));
export const QuickCheck = (props: QuickCheckProps) => <LazyQuickCheck {...props} />;
export const BusinessSavings = island('business-savings', async () => (await import('./business-savings.js')).BusinessSavings);
export const SavingsResult = island('savings-result', async () => (await import('./savings-result.js')).SavingsResult);
export const SavingsTotals = island('savings-totals', async () => (await import('./savings-totals.js')).SavingsTotals);
