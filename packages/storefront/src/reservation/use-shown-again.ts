'use client';

import { useEffect } from 'react';

/** Tells that a browser shows the page as it was left, once someone comes back to it; only while that is wanted. */
export function useShownAgain(wanted: boolean, tell: () => void): void {
  useEffect(() => {
    if (!wanted) return undefined;
    const look = ({ persisted }: PageTransitionEvent) => {
      if (persisted) tell();
    };
    window.addEventListener('pageshow', look);
    return () => window.removeEventListener('pageshow', look);
  }, [wanted, tell]);
}
