import type { Control, whenPresent as WhenPresent } from '@pomp/design-system/controls';
import { consentStore } from './consent-store.js';

/** Fetches the script of the review service (`ReviewsScript`), with permission, for a page that shows reviews. */
export const reviewsControl: Control<[whenPresent: typeof WhenPresent]> = (document, signal, whenPresent) => {
  let script: HTMLScriptElement | undefined;
  let shown = false;
  const load = () => {
    const src = document.querySelector<HTMLElement>('[data-reviews-script]')?.dataset.reviewsScript;
    if (shown || !src || consentStore.choice() !== 'accepted' || !document.querySelector('[data-reviews]')) return;
    shown = true;
    script?.remove();
    script = document.createElement('script');
    script.src = src;
    script.async = true;
    document.head.append(script);
  };
  // It fills what is there when it runs: another page that comes in the place of this one needs it again.
  whenPresent(document, signal, '[data-reviews]', () => {
    shown = false;
    queueMicrotask(load);
  });
  signal.addEventListener('abort', consentStore.subscribe(load));
};
