import type { Control } from '@pomp/design-system/controls';

/** A film that is put out of sight by another view stops. */
export const viewsControl: Control = (document, signal) => {
  document.addEventListener(
    'change',
    ({ target }) => {
      const films = (target as Element).closest('[data-views]')?.querySelectorAll('video') ?? [];
      for (const film of films) if (film.getClientRects().length === 0) film.pause();
    },
    { signal },
  );
};
