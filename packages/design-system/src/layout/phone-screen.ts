import { breakpoints } from '../theme/breakpoints.js';

/** Where a form keeps its ways on under a thumb, and asks one thing at a time. Not on paper. */
export const phoneScreen = `screen and (max-width: ${breakpoints.tablet - 0.02}px)`;

/** In a browser: whether this is one now. */
export const isPhoneScreen = (): boolean => window.matchMedia(phoneScreen).matches;
