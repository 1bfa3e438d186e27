import { defineControls, lazyControl } from '@pomp/design-system/controls';
import { countUpControl } from './interactive/count-up.control.js';
import { heroFilmControl } from './interactive/hero-film.control.js';
import { viewsControl } from './interactive/views.control.js';

/** What this package's markup can't do by itself, for pages without React. Gives what stops it. */
export const startControls: (document: Document) => () => void = defineControls(
  countUpControl,
  heroFilmControl,
  viewsControl,
  lazyControl('[data-filtered]', async () => (await import('./interactive/filtered-list.control.js')).filteredListControl),
  lazyControl('[data-noise]', async () => (await import('./blocks/noise-section/noise.control.js')).noiseControl),
);
