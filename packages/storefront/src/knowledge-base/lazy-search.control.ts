import { type Control, whenPresent } from '@pomp/design-system/controls';

/** What answers while someone types, fetched where something can be searched alone. */
export const lazySearchControl: Control = (document, signal) =>
  whenPresent(document, signal, '[data-search]', (form) => {
    void import('./search.control.js').then(({ searchWhileTyping }) => searchWhileTyping(form as HTMLFormElement));
  });
