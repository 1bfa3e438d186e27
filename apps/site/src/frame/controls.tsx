'use client';

import { startHeaderControls } from '@pomp/design-system/controls';
import { startControls as startPortal } from '@pomp/portal/controls';
import { useEffect } from 'react';

/** Starts the controls of a page that React stands on: those of its header. What else the account has is React's. */
export function Controls() {
  useEffect(() => {
    const stops = [startHeaderControls(document), startPortal(document)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return null;
}
