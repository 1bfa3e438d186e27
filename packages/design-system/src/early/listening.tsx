'use client';

import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type FilledIn, filledInEarly, listen } from './listen.js';

const useReading = typeof window === 'undefined' ? useEffect : useLayoutEffect;

function useListening(place: RefObject<Element | null>): void {
  const filledIn = useRef<FilledIn>(undefined);
  // At once: an effect of a component may render again, and that gives controls back their defaults.
  useReading(() => {
    if (place.current) filledIn.current = filledInEarly(place.current);
  }, [place]);
  useEffect(() => {
    if (place.current) listen(place.current, filledIn.current);
  }, [place]);
}

const body: RefObject<Element | null> = {
  get current() {
    return document.body;
  },
};

/** Once, around all of a page whose server writes `earlyPressScript` into its head and `data-waits` on its body. */
export function ListeningPage({ children }: { children: ReactNode }) {
  useListening(body);
  return children;
}

/** Around what hydrates later than the page: directly inside a `Suspense`. Takes no place in the layout. */
export function ListeningPart({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useListening(place);
  return (
    <div ref={place} data-waits="" style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
