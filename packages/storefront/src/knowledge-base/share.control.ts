import { type Control, opensHere } from '@pomp/design-system/controls';

/** Opens a link with `data-pop-up` in a pop-up of its own size. */
export const shareControl: Control = (document, signal) => {
  document.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-pop-up]');
      if (!link || !opensHere(event)) return;
      event.preventDefault();
      window.open(link.href, '_blank', link.dataset['popUp']);
    },
    { signal },
  );
};
