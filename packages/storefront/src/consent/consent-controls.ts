import { consentControl } from './consent.control.js';
import { reviewsControl } from './reviews.control.js';

/** What a site needs that asks for permission, in one piece to fetch. */
export const consentControls: readonly (typeof consentControl)[] = [consentControl, reviewsControl];
