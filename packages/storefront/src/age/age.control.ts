import { type Control, whenPresent } from '@pomp/design-system/controls';
import { isWithinDays, timeAgo } from '@pomp/domain';
import type { ControlsHost } from '../storefront/controls-host.js';

/** Says of what has a date how long ago that is, and whether it is new. */
export const ageControl: Control<[host: ControlsHost]> = (document, signal, { now }) => {
  whenPresent(document, signal, 'time[data-new-for]', (element) => {
    const time = element as HTMLTimeElement;
    const isNew = isWithinDays(time.dateTime, Number(time.dataset['newFor']), now());
    const badge = time.nextElementSibling as HTMLElement;
    badge.hidden = !isNew;
    // Not for what says its date: the first time that a page asks, it takes a browser 25 ms to make ready for it.
    if (!isNew && time.dataset['tells'] !== 'always') return;
    const ago = timeAgo(time.dateTime, now(), { locale: document.documentElement.lang });
    if (ago) time.textContent = ago;
  });
};
