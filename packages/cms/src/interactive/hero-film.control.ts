import { type Control, whenPresent } from '@pomp/design-system/controls';

/** Plays the film of a hero by itself, and puts our button in the place of the browser's controls. */
export const heroFilmControl: Control = (document, signal) => {
  // A browser may refuse, to save power: the button is there then.
  const play = (film: HTMLVideoElement) => film.play().catch(() => undefined);
  const show = (film: HTMLVideoElement) => {
    const button = film.nextElementSibling as HTMLButtonElement;
    button.hidden = film.error !== null;
    button.textContent = button.dataset[film.paused ? 'play' : 'pause'] ?? '';
  };
  // They don't bubble, but can be caught on their way.
  for (const change of ['play', 'pause', 'error'])
    document.addEventListener(
      change,
      ({ target }) => {
        if (target instanceof HTMLVideoElement && target.matches('[data-film]')) show(target);
      },
      { signal, capture: true },
    );
  document.addEventListener(
    'click',
    ({ target }) => {
      const film = (target as Element).closest('button[data-pause]')?.previousElementSibling;
      if (!(film instanceof HTMLVideoElement)) return;
      if (film.paused) void play(film);
      else film.pause();
    },
    { signal },
  );
  whenPresent(document, signal, '[data-film]', (element) => {
    const film = element as HTMLVideoElement;
    film.controls = false;
    film.ariaHidden = 'true';
    show(film);
    if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) void play(film);
  });
};
