import type { FigureOrigin } from '../savings/figure.js';
import { origins } from '../savings/origins.js';

/** Where `noiseLimits` come from. Apart from them, for scripts of pages that need the numbers alone. */
export const noiseOrigin: FigureOrigin = origins.noise;
