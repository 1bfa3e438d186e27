import { type Control, whenPresent } from '@pomp/design-system/controls';

/** Fetches what follows a distance only on pages that ask for one. */
export const lazyNoiseControl: Control = (document, signal) => {
  let fetched = false;
  whenPresent(document, signal, '[data-noise]', () => {
    if (fetched) return;
    fetched = true;
    void import('./noise.control.js').then(({ noiseControl }) => {
      if (!signal.aborted) noiseControl(document, signal);
    });
  });
};
