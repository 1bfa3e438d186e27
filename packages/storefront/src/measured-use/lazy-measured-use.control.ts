import { type Control, whenPresent } from '@pomp/design-system/controls';
import type { ControlsHost } from '../storefront/controls-host.js';

/** How far below what is seen it is asked for. */
const near = '300px';

/** What asks what homes use, fetched once someone comes near to where it is said. */
export const lazyMeasuredUseControl: Control<[host: ControlsHost]> = (document, signal, { log }) => {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        void import('./measured-use.control.js')
          .then(({ sayMeasuredUse }) => sayMeasuredUse(target as HTMLElement))
          .catch(() => log('Failed to fetch measured use'));
      }
    },
    { rootMargin: near },
  );
  signal.addEventListener('abort', () => observer.disconnect());
  whenPresent(document, signal, '[data-measured-use]', (place) => observer.observe(place));
};
