'use client';

import { useEffect } from 'react';
import { startControls } from './start-controls';

/** Starts the controls of a page that React stands on. */
export function Controls() {
  useEffect(() => startControls(document), []);
  return null;
}
