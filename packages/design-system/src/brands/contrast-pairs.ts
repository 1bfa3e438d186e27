import type { Colour } from './theme.js';

/** Text needs 4.5:1, the edge of a control or a meaningful mark 3:1 (WCAG 1.4.3 and 1.4.11). */
export const needed = { text: 4.5, edge: 3 } as const;

export interface ContrastPair {
  use: keyof typeof needed;
  front: Colour;
  back: Colour;
}

const texts = (front: Colour, ...backs: Colour[]): ContrastPair[] => backs.map((back) => ({ use: 'text', front, back }));
const edges = (front: Colour, ...backs: Colour[]): ContrastPair[] => backs.map((back) => ({ use: 'edge', front, back }));

/** Every pair of colours that components put on each other. A brand that passes these is readable everywhere. */
export const contrastPairs: readonly ContrastPair[] = [
  ...texts('ink', 'paper', 'surface', 'field', 'sunken', 'brandSoft', 'actionSoft', 'infoSoft'),
  ...texts('inkMuted', 'paper', 'surface', 'field', 'brandSoft', 'actionSoft'),
  ...texts('paper', 'ink'),
  ...texts('brand', 'paper', 'surface'),
  ...texts('onBrand', 'brand'),
  ...texts('onAction', 'action', 'actionHover', 'error'),
  ...texts('action', 'paper'),
  ...texts('error', 'paper', 'surface', 'errorSoft'),
  ...texts('success', 'paper', 'surface', 'successSoft'),
  ...texts('warning', 'paper', 'surface', 'warningSoft'),
  ...texts('info', 'paper', 'surface', 'infoSoft'),
  ...edges('controlBorder', 'paper', 'surface', 'field'),
  ...edges('focus', 'paper', 'surface', 'field', 'actionSoft', 'infoSoft', 'sunken'),
  ...edges('inkMuted', 'sunken'),
  ...edges('error', 'field', 'paper', 'sunken'),
  ...edges('brand', 'field', 'paper', 'surface'),
  ...edges('action', 'paper', 'surface', 'actionSoft'),
];
