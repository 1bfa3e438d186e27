'use client';

import { useFetched } from '@pomp/design-system';
import { useKeepsOffline } from '../offline/use-keeps-offline.js';
import type { HouseDrawingProps } from './house-drawing.js';

const fetchDrawing = () => import('./house-drawing.js');

export interface DrawnHouseProps extends HouseDrawingProps {
  /** The customer's own house isn't there to be seen. */
  readonly isWanted: boolean;
}

/** A house as nobody's: its script comes where it is wanted, and where the device keeps pages, as without reception the own one may not be there. Until then it takes its room. */
export function DrawnHouse({ isWanted, ...drawn }: DrawnHouseProps) {
  const keepsOffline = useKeepsOffline();
  const part = useFetched(fetchDrawing, isWanted || keepsOffline);
  return isWanted && part ? <part.HouseDrawing {...drawn} /> : <svg viewBox="0 0 676 398" aria-hidden />;
}
