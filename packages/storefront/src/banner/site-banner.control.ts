import { createContentApi, tabStorage } from '@pomp/api-client';
import { type Control, whenPresent } from '@pomp/design-system/controls';
import type { ControlsHost } from '../storefront/controls-host.js';
import { dismissedKey } from './dismissal-script.js';
import { loadBannerMessage } from './load-banner-message.js';

/**
 * Fetches the text of the site's banner, once, and shows it. Its button and its link put it away for this session: where it was, its place stays, as the page may not
 * move; the next page has no use for it. On a phone it lies over the page: not while someone fills in a form there.
 */
export const siteBannerControl: Control<[host: ControlsHost]> = (document, signal, { log }) => {
  const isDismissed = () => tabStorage.get(dismissedKey) === 'true';
  const load = async (banner: HTMLElement) => {
    // Where the host's page has no script for it (`bannerDismissalScript`).
    if (isDismissed()) document.documentElement.dataset.banner = 'dismissed';
    else {
      const text = await loadBannerMessage(createContentApi({ locale: document.documentElement.lang }), log);
      const words = banner.querySelector('p');
      if (!text || !words || isDismissed()) return;
      words.textContent = text;
      banner.hidden = false;
    }
  };

  whenPresent(document, signal, 'aside[data-banner]', load);
  document.addEventListener(
    'focusin',
    ({ target }) => {
      const banner = document.querySelector('aside[data-banner]');
      banner?.toggleAttribute('data-aside', (target as Element).matches('main :is(input, select, textarea)'));
    },
    { signal },
  );
  document.addEventListener(
    'click',
    ({ target }) => {
      const pressed = (target as Element).closest('a, button');
      const banner = pressed?.closest<HTMLElement>('aside[data-banner]');
      if (!banner) return;
      tabStorage.set(dismissedKey, 'true');
      banner.hidden = true;
      // The button disappears with what it closed: keyboard users continue in the page.
      const page = pressed?.matches('button') && document.querySelector('main');
      if (!page) return;
      page.tabIndex = -1;
      page.focus({ preventScroll: true });
    },
    { signal },
  );
};
