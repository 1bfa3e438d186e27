'use client';

import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { hydrating } from './marks.js';
import { type EarlyInput, readEarlyInput, replayEvents } from './replay-events.js';

const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

function useEventReplay(root: RefObject<Element | null>, ready = true): void {
  const earlyInput = useRef<EarlyInput>(undefined);
  // In a layout effect: an effect of a component may render again, and that resets controls to their defaults. It runs again in StrictMode, and when a `Suspense`
  // around it shows again: what is known by then stays known, and what has hydrated is left alone.
  useIsomorphicLayoutEffect(() => {
    if (!root.current?.hasAttribute(hydrating)) return undefined;
    earlyInput.current ??= readEarlyInput(root.current);
    return earlyInput.current.hold();
  }, [root]);
  useEffect(() => {
    if (root.current && ready) replayEvents(root.current, earlyInput.current);
  }, [root, ready]);
}

const body: RefObject<Element | null> = {
  get current() {
    return document.body;
  },
};

/** Once, around the whole page. The server renders `eventReplayScript` into its head and `data-hydrating` on its body. */
export function EventReplayPage({ children }: { children: ReactNode }) {
  useEventReplay(body);
  return children;
}

/** Props of `EventReplayBoundary`. */
export interface EventReplayBoundaryProps {
  children: ReactNode;
  /** Whether what was filled in and pressed can be answered now; until then it is held. */
  ready?: boolean;
}

/** Around what hydrates later than the page: directly inside a `Suspense`. Takes no place in the layout. */
export function EventReplayBoundary({ children, ready }: EventReplayBoundaryProps) {
  const root = useRef<HTMLDivElement>(null);
  useEventReplay(root, ready);
  return (
    <div ref={root} data-hydrating="" style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
