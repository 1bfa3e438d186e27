import { type Control, whenPresent } from '@pomp/design-system/controls';

/** What says which reservation it is, fetched for its page alone. */
export const lazyReservedControl: Control = (document, signal) =>
  whenPresent(document, signal, '[data-reserved-name]', (place) => {
    void import('./reserved.control.js').then(({ sayReserved }) => sayReserved(place));
  });
