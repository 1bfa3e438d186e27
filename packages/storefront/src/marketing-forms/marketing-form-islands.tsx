'use client';

import { lazy } from 'react';
import type { MarketingFormProps } from './marketing-form-props.js';

/** Fetched only by pages with a form, as the savings' islands are. */
const LazyMarketingForm = lazy(async () => ({ default: (await import('./marketing-form-parts.js')).MarketingForm }));
const LazyFormConfirmation = lazy(async () => ({ default: (await import('./marketing-form-parts.js')).FormConfirmation }));

export const MarketingForm = (props: MarketingFormProps) => <LazyMarketingForm {...props} />;
export const FormConfirmation = () => <LazyFormConfirmation />;
