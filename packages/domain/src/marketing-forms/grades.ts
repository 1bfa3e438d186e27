import type { Options } from '../sections/kinds/choice.js';

/** How something went, the best first. */
export const grades = [
  ['5', 'Heel goed'],
  ['4', 'Goed'],
  ['3', 'Gaat wel'],
  ['2', 'Niet zo goed'],
  ['1', 'Slecht'],
] as const satisfies Options;
