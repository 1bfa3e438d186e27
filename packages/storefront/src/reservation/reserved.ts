import { tabStorage } from '@pomp/api-client';

/** What was reserved in this tab, for the page that says so. */
export interface Reserved {
  /** Undefined where the backend named none. */
  readonly orderNumber: string | undefined;
  readonly email: string;
  /** The page that says so, in the language that it was reserved in: another product's would say something else. */
  readonly path: string;
}

const key = 'pomp.reserved';

export const keepReserved = (reserved: Reserved): void => tabStorage.set(key, JSON.stringify(reserved));

/** What was reserved, on the page of it. */
export function readReserved(): Reserved | undefined {
  try {
    // Written by this very module, for this tab.
    const kept = JSON.parse(tabStorage.get(key) ?? 'null') as Reserved | null;
    return kept && pathsOfPage().includes(kept.path) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** The page's own, and what it says of itself in other languages: someone may choose another after reserving. */
const pathsOfPage = () => [
  location.pathname,
  ...[...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')].map(({ href }) => new URL(href).pathname),
];

/**
 * An inline script for the page of a reservation, before what it shows: whoever just reserved doesn't first see that there is no reservation. It sets an attribute on
 * `html`; where a host has no script for it, `reservedControl` does the same.
 */
export const reservedScript = `try{let p=JSON.parse(sessionStorage.getItem('${key}')).path;if(p===location.pathname||[...document.querySelectorAll('link[hreflang]')].some(l=>new URL(l.href).pathname===p))document.documentElement.dataset.reserved='true'}catch{}`;
