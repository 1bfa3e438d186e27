/** Sizes that people need to choose a place (spec 1 §9). */
export const pompTSize = '190 × 63 × 63 cm';
export const elementSize = '73 × 33 × 23 cm';
