'use client';

import { useSession, useSessionExpiry } from '@pomp/api-client';
import { useEffect, useSyncExternalStore } from 'react';
import { usePortal } from '../portal/portal-context.js';

const second = 1_000;
const minute = 60 * second;
/** Time enough to find the button, and to finish a sentence first. */
const warnedMinutes = 5;

function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, second);
  return () => clearInterval(timer);
}

/** The minutes that the session still lasts, rounded up, once they are few; undefined before that. */
export function useMinutesLeft(): number | undefined {
  const { now } = usePortal();
  const { data: expiry, dataUpdatedAt } = useSessionExpiry();
  const { refetch } = useSession();
  const minutes = () => {
    if (!expiry) return undefined;
    const left = Math.ceil((dataUpdatedAt + expiry.expiresInSeconds * second - now().getTime()) / minute);
    return left <= warnedMinutes ? Math.max(0, left) : undefined;
  };
  const left = useSyncExternalStore(everySecond, minutes, () => undefined);

  const over = left === 0;
  useEffect(() => {
    // The server has the last word: another tab may have stayed.
    if (over) void refetch();
  }, [over, refetch]);
  return left;
}
