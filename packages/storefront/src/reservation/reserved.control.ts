import { readReserved } from './reserved.js';

/** Says at a place on the page of a reservation which one it is: only this tab knows. */
export function sayReserved(place: HTMLElement): void {
  const reserved = readReserved();
  if (!reserved) return;
  document.documentElement.dataset['reserved'] = 'true';
  const value = reserved[place.dataset['reservedName'] as 'orderNumber' | 'email'];
  place.textContent = value ?? '';
  // Nothing is called by a name that it doesn't have.
  const line = place.closest('p');
  if (line) line.hidden = value === undefined;
}
