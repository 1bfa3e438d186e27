'use client';

import { HouseIllustration } from '@pomp/design-system';
import { litParts, markedParts } from './drawn-parts.js';
import type { HouseInfoSectionName } from './house-info-progress.js';
import type { LookedAtPart } from './house-parts.js';

export interface HouseDrawingProps {
  /** What is marked. */
  readonly part: LookedAtPart | undefined;
  readonly done: readonly HouseInfoSectionName[];
}

/** A house with what is known of it in colour, and what a question is about marked. */
export const HouseDrawing = ({ part, done }: HouseDrawingProps) => (
  <HouseIllustration marked={part ? markedParts(part) : []} done={litParts(done)} />
);
