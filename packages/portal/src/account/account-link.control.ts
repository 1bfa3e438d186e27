import { askFirstName } from '@pomp/api-client';
import { type Control, showInAccountLink, whenPresent } from '@pomp/design-system/controls';
import { customerChanged } from '../portal/customer-changed.js';

/** As the screens' own resources (spec 3 §9), in milliseconds. */
const focusThrottle = 5_000;

/**
 * Finds out who is logged in, for the header's links on a page that is the same for everyone. Asks again when something of the customer changed on this page, and whenever
 * someone comes back to it: logging in or out may have happened in another tab.
 */
export const accountLinkControl: Control = (document, signal) => {
  let asking = false;
  let cameBackAt = -focusThrottle;
  const ask = async () => {
    // A header shows the link in its bar and in its menu: one call for both.
    if (asking) return;
    asking = true;
    // A server that can't say leaves what was known: the link leads to a page that asks again.
    const found = await askFirstName().catch(() => undefined);
    asking = false;
    if (found === undefined || signal.aborted) return;
    for (const link of document.querySelectorAll<HTMLElement>('[data-customer]')) showInAccountLink(link, found);
  };

  whenPresent(document, signal, '[data-customer=unknown]', ask);
  window.addEventListener(customerChanged, ask, { signal });
  document.addEventListener(
    'visibilitychange',
    ({ timeStamp }) => {
      if (document.hidden || timeStamp - cameBackAt < focusThrottle) return;
      cameBackAt = timeStamp;
      void ask();
    },
    { signal },
  );
};
