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
    const ago = timeAgo(time.dateTime, now(), { locale: document.documentElement.lang });
    if (ago && (isNew || time.dataset['tells'] === 'always')) time.textContent = ago;
  });
};
