/** Sizes that people need to choose a place (spec 1 §9). */
export const pompTSize = '190 × 63 × 63 cm';
export const boilerSize = 'De boiler van 200 liter die erin zit heeft een doorsnee van 56 cm en is ongeveer 175 cm hoog.';
export const elementSize = '73 × 33 × 23 cm';
