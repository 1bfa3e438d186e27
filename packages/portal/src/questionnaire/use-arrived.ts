'use client';

import { scrollSmoothly } from '@pomp/design-system';
import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';

/** In milliseconds (spec 1 §9). */
const scrollTime = 300;

const never = () => () => undefined;

/** Whether the customer came here from another screen. False where a page was loaded: then the browser says where focus is. */
function useCameFromElsewhere(): boolean {
  const withoutServer = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  // What the first render says: a page that was loaded still has its server's view then.
  const [came] = useState(withoutServer);
  return came;
}

/** For a screen that takes another one's place: its heading takes focus, and the window scrolls up to it. */
export function useArrived(heading: RefObject<HTMLElement | null>): void {
  const came = useCameFromElsewhere();
  useEffect(() => {
    if (!came) return undefined;
    heading.current?.focus({ preventScroll: true });
    return scrollSmoothly(0, scrollTime);
  }, [came, heading]);
}
