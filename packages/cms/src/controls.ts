import { defineControls } from '@pomp/design-system/controls';
import { lazyNoiseControl } from './blocks/noise-section/lazy-noise.control.js';
import { countUpControl } from './interactive/count-up.control.js';
import { filteredListControl } from './interactive/filtered-list.control.js';
import { heroFilmControl } from './interactive/hero-film.control.js';
import { viewsControl } from './interactive/views.control.js';

/** What this package's markup can't do by itself, for pages without React. Gives what stops it. */
export const startControls: (document: Document) => () => void = defineControls(
  countUpControl,
  filteredListControl,
  heroFilmControl,
  lazyNoiseControl,
  viewsControl,
);
