import type { Control } from './define-controls.js';
import { whenPresent } from './when-present.js';

/** A control that is fetched only on pages that have what it is for. */
export const lazyControl =
  (selector: string, fetch: () => Promise<Control>): Control =>
  (document, signal) => {
    let fetched = false;
    whenPresent(document, signal, selector, () => {
      if (fetched) return;
      fetched = true;
      void fetch().then((control) => {
        if (!signal.aborted) control(document, signal);
      });
    });
  };
