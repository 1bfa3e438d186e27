'use client';

import { lazy, type ComponentProps } from 'react';

/**
 * The forms, fetched only by pages that have one: a bundler puts what any block may show on every page of a route, and a form brings
 * half as much script as the rest of the page. Each is a component around a lazy one, since React takes no lazy component from a client
 * module that it loads lazily itself. Without a `Suspense` the server waits, and the form stands in the page like the rest of it.
 */
const LazyQuickCheck = lazy(async () => ({ default: (await import('./quick-check.js')).QuickCheck }));
const LazyBusinessSavings = lazy(async () => ({ default: (await import('./business-savings.js')).BusinessSavings }));
const LazySavingsResult = lazy(async () => ({ default: (await import('./savings-result.js')).SavingsResult }));
const LazySavingsTotals = lazy(async () => ({ default: (await import('./savings-totals.js')).SavingsTotals }));

export const QuickCheck = (props: ComponentProps<typeof LazyQuickCheck>) => <LazyQuickCheck {...props} />;
export const BusinessSavings = () => <LazyBusinessSavings />;
export const SavingsResult = (props: ComponentProps<typeof LazySavingsResult>) => <LazySavingsResult {...props} />;
export const SavingsTotals = () => <LazySavingsTotals />;
