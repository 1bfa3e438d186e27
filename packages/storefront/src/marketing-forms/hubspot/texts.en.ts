import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  asksConsent:
    'This form is by HubSpot, which then sees which pages you visit and sets cookies. We only load it once you accept cookies from others.',
  more: 'Read what we keep',
  accept: 'Accept and load',
  loading: 'Loading the form…',
  notLoaded: 'The form doesn’t load.',
  again: 'Try again',
  thanks: 'Thank you! We have received your message.',
};
