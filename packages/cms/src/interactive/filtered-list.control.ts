import { type Control, whenPresent } from '@pomp/design-system/controls';
import { groupsByCss } from './groups-by-css.js';

/** Without capitals and accents: 'coöperatie' is found by 'Cooperatie'. */
const plain = (words: string): string => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Shows of a list what has all the words that someone looks for, in any order, and says how many there are. CSS alone already shows a group. */
export const filteredListControl: Control = (document, signal) => {
  const narrow = (list: Element) => {
    const words = plain(list.querySelector<HTMLInputElement>('[type=search]')?.value ?? '')
      .split(/\s+/)
      .filter(Boolean);
    const group = Number(list.querySelector<HTMLInputElement>(':scope > [role=radiogroup] :checked')?.value ?? 0);
    let count = 0;
    for (const item of list.querySelectorAll<HTMLElement>(':scope > ul > li')) {
      const inGroup = !group || Number(item.dataset['group']) === group;
      const text = words.length > 0 ? plain(item.textContent) : '';
      const hasWords = words.every((word) => text.includes(word));
      // What CSS has chosen by then isn't said again: each item would be looked at once more, after a press that needs none of it.
      item.hidden = !hasWords || (group > groupsByCss && !inGroup);
      if (inGroup && hasWords) count++;
    }
    const status = list.querySelector<HTMLElement>(':scope > [role=status]');
    const empty = status?.querySelector('p');
    if (empty) empty.hidden = count > 0;
    if (status?.lastElementChild)
      status.lastElementChild.textContent =
        (count > 0 || !empty) && (group || words.length > 0) ? (status.dataset['counts']?.split('|')[count] ?? '') : '';
  };
  document.addEventListener(
    'input',
    ({ target }) => {
      const list = (target as Element).closest('[data-filtered]');
      if (list) narrow(list);
    },
    { signal },
  );
  // A browser may have filled it in again, as on the way back.
  whenPresent(document, signal, '[data-filtered]', narrow);
};
