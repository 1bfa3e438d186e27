'use client';

import { lazy } from 'react';
import type { ReviewsScriptProps } from './reviews-script.js';
import type { ConsentQuestionProps } from './consent-question.js';

/** Fetched only by sites that have something to ask permission for, as the savings' islands are by pages with a form. */
const LazyConsentBanner = lazy(async () => ({ default: (await import('./consent-parts.js')).ConsentBanner }));
const LazyConsentSettingsButton = lazy(async () => ({ default: (await import('./consent-parts.js')).ConsentSettingsButton }));
const LazyReviewsScript = lazy(async () => ({ default: (await import('./consent-parts.js')).ReviewsScript }));

/** Asks for consent without blocking the page. Its code is fetched only where it is used. */
export const ConsentBanner = (props: ConsentQuestionProps) => <LazyConsentBanner {...props} />;
/** Opens the question about consent again. Its code is fetched only where it is used. */
export const ConsentSettingsButton = () => <LazyConsentSettingsButton />;
/** The review service's script, fetched with permission only. */
export const ReviewsScript = (props: ReviewsScriptProps) => <LazyReviewsScript {...props} />;
