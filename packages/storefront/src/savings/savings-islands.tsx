'use client';

import { lazy } from 'react';

/**
 * The forms, fetched only by pages that have one: a bundler puts what any block may show on every page of a route, and a form brings
 * half as much script as the rest of the page. Without a `Suspense` around them the server waits, and they stand in the page like the
 * rest of it; a boundary would send them behind it, to be put in place by script.
 */
export const QuickCheck = lazy(async () => ({ default: (await import('./quick-check.js')).QuickCheck }));
export const BusinessSavings = lazy(async () => ({ default: (await import('./business-savings.js')).BusinessSavings }));
export const SavingsResult = lazy(async () => ({ default: (await import('./savings-result.js')).SavingsResult }));
export const SavingsTotals = lazy(async () => ({ default: (await import('./savings-totals.js')).SavingsTotals }));
