'use client';

import { useFetched } from '@pomp/design-system';
import { useMinutesLeft } from './use-time-left.js';

const fetchDialog = () => import('./expiry-dialog.js');

/** Minutes before the session ends: how long it still lasts, and one click to stay. */
export function SessionWarning() {
  const minutes = useMinutesLeft();
  const dialog = useFetched(fetchDialog, Boolean(minutes));
  // Gone once there is time again, so that the next warning starts anew.
  return minutes && dialog ? <dialog.ExpiryDialog minutes={minutes} /> : null;
}
