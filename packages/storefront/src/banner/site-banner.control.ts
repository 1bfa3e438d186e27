import { createContentApi, tabStorage } from '@pomp/api-client';
import { type Control, whenPresent } from '@pomp/design-system/controls';
import type { ControlsHost } from '../storefront/controls-host.js';
import { dismissedKey } from './dismissed-key.js';
import { loadBannerMessage } from './load-banner-message.js';

/** The lower part of a phone's screen, as a margin of the whole: the banner and a thumb's breadth above it. */
const placeOnPhone = '-82% 0px 0px';

/**
 * Fetches the text of the site's banner, once, and shows it. Its button and its link put it away for this session: where it was, its place stays, as the page may not
 * move; the next page has no use for it. On a phone it lies over the page: not over a form, which someone may be reading, aiming at or filling in.
 */
export const siteBannerControl: Control<[host: ControlsHost]> = (document, signal, { log }) => {
  const { documentElement: page } = document;
  const isDismissed = () => tabStorage.get(dismissedKey) === 'true';
  const load = async (banner: HTMLElement) => {
    // Where the host's page has no script for it (`bannerDismissalScript`).
    if (isDismissed()) page.dataset.banner = 'dismissed';
    else {
      const text = await loadBannerMessage(createContentApi({ locale: page.lang }), log);
      const words = banner.querySelector('p');
      if (!text || !words || isDismissed()) return;
      words.textContent = text;
      banner.hidden = false;
      page.dataset.banner = 'shown';
      // A page that a browser makes ahead isn't drawn: it would be laid out anew only once someone goes there.
      banner.getBoundingClientRect();
    }
  };

  whenPresent(document, signal, 'aside[data-banner]', load);
  const inItsPlace = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) inItsPlace[isIntersecting ? 'add' : 'delete'](target);
      document.querySelector('aside[data-banner]')?.toggleAttribute('data-aside', inItsPlace.size > 0);
    },
    { rootMargin: placeOnPhone },
  );
  whenPresent(document, signal, 'main :is(form, [type=search])', (form) => observer.observe(form));
  signal.addEventListener('abort', () => observer.disconnect());
  document.addEventListener(
    'click',
    ({ target }) => {
      const pressed = (target as Element).closest('a, button');
      const banner = pressed?.closest<HTMLElement>('aside[data-banner]');
      if (!banner) return;
      tabStorage.set(dismissedKey, 'true');
      banner.hidden = true;
      delete page.dataset.banner;
      // The button disappears with what it closed: keyboard users continue in the page.
      const main = pressed?.matches('button') && document.querySelector('main');
      if (!main) return;
      main.tabIndex = -1;
      main.focus({ preventScroll: true });
    },
    { signal },
  );
};
