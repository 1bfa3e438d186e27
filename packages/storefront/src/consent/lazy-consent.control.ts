import { lazyControl, whenPresent } from '@pomp/design-system/controls';

/** Fetches what asks for permission only on sites that have something to ask it for. It is given what the page has: to share that by import would make another file of it. */
export const lazyConsentControl = lazyControl('[data-consent], [data-reviews-script]', async () => {
  const { consentControls } = await import('./consent-controls.js');
  return (document, signal) => {
    for (const control of consentControls) control(document, signal, whenPresent);
  };
});
