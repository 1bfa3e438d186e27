'use client';

import { tellWatchers } from '@pomp/forms';
import { useEffect } from 'react';

const open = new Map<string, number>();

/** Whether a form of this place is on the page: then it sends what the device kept of it by itself. */
export const isPlaceOpen = (place: string): boolean => open.has(place);

export function useOpenPlace(place: string): void {
  useEffect(() => {
    open.set(place, (open.get(place) ?? 0) + 1);
    return () => {
      const left = (open.get(place) ?? 1) - 1;
      if (left > 0) open.set(place, left);
      else open.delete(place);
      // What it left on the device is another one's to send now.
      setTimeout(tellWatchers);
    };
  }, [place]);
}
