'use client';

import { lazy, Suspense, type ComponentProps } from 'react';

/**
 * The forms, fetched only by pages that have one: a bundler puts what any block may show on every page of a route, and a form brings
 * half as much script as the rest of the page. The server waits for them, so that they are in the page before any script is.
 */
const LazyQuickCheck = lazy(async () => ({ default: (await import('./quick-check.js')).QuickCheck }));
const LazyBusinessSavings = lazy(async () => ({ default: (await import('./business-savings.js')).BusinessSavings }));
const LazySavingsResult = lazy(async () => ({ default: (await import('./savings-result.js')).SavingsResult }));
const LazySavingsTotals = lazy(async () => ({ default: (await import('./savings-totals.js')).SavingsTotals }));

export const QuickCheck = (props: ComponentProps<typeof LazyQuickCheck>) => (
  <Suspense>
    <LazyQuickCheck {...props} />
  </Suspense>
);

export const BusinessSavings = () => (
  <Suspense>
    <LazyBusinessSavings />
  </Suspense>
);

export const SavingsResult = (props: ComponentProps<typeof LazySavingsResult>) => (
  <Suspense>
    <LazySavingsResult {...props} />
  </Suspense>
);

export const SavingsTotals = () => (
  <Suspense>
    <LazySavingsTotals />
  </Suspense>
);
