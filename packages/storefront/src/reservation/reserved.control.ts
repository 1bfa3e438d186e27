import { type Control, whenPresent } from '@pomp/design-system/controls';
import { readReserved } from './reserved.js';

/** Says on the page of a reservation which one it is: only this tab knows. */
export const reservedControl: Control = (document, signal) => {
  whenPresent(document, signal, '[data-reserved-name]', (place) => {
    const reserved = readReserved(window.location.pathname);
    if (!reserved) return;
    document.documentElement.dataset['reserved'] = 'true';
    const value = reserved[place.dataset['reservedName'] as 'orderNumber' | 'email'];
    place.textContent = value ?? '';
    // Nothing is called by a name that it doesn't have.
    const line = place.closest('p');
    if (line) line.hidden = value === undefined;
  });
};
