'use client';

import { useSession } from '@pomp/api-client';
import { useFetched } from '@pomp/design-system';
import { hasDeviceFiles, keptPlaces, watchDevice } from '@pomp/forms';
import { useSyncExternalStore } from 'react';

const fetchSenders = () => import('./senders.js');

/** Sends what the device still has of this customer's answers. Nothing of it is fetched where there is nothing. */
export function SendsKeptAnswers() {
  const customerId = useSession().data?.id;
  const isAnyKept = useSyncExternalStore(
    watchDevice,
    () => customerId !== undefined && (keptPlaces(customerId).length > 0 || hasDeviceFiles(customerId)),
    () => false,
  );
  const part = useFetched(fetchSenders, isAnyKept);
  return part ? <part.Senders /> : null;
}
