import { type Control, whenPresent } from '@pomp/design-system/controls';

/** Fetches what asks for permission only on sites that have something to ask it for. It is given what the page has: to share that by import would make another file of it. */
export const lazyConsentControl: Control = (document, signal) => {
  let fetched = false;
  whenPresent(document, signal, '[data-consent], [data-reviews-script]', () => {
    if (fetched) return;
    fetched = true;
    void import('./consent-controls.js').then(({ consentControls }) => {
      if (!signal.aborted) for (const control of consentControls) control(document, signal, whenPresent);
    });
  });
};
