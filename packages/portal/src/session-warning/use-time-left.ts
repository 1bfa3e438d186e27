'use client';

import { useSession, useSessionExpiry } from '@pomp/api-client';
import { useEffect, useSyncExternalStore } from 'react';
import { usePortal } from '../portal/portal-context.js';

const second = 1_000;
const minute = 60 * second;

function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, second);
  return () => clearInterval(timer);
}

/** The minutes that the session still lasts, rounded up, once it is time to warn; undefined before that. */
export function useMinutesLeft(): number | undefined {
  const { now } = usePortal();
  const { data: expiry, dataUpdatedAt } = useSessionExpiry();
  const { data: customer, refetch } = useSession();
  const minutes = () => {
    if (!expiry) return undefined;
    const left = dataUpdatedAt + expiry.expiresInSeconds * second - now().getTime();
    return left <= expiry.warnSeconds * second ? Math.max(0, Math.ceil(left / minute)) : undefined;
  };
  const left = useSyncExternalStore(everySecond, minutes, () => undefined);

  // The customer can be known without the time left, from a server or from logging in just now: nothing else asks for it within a minute.
  const unknown = Boolean(customer) && !expiry;
  // The server has the last word: another tab may have stayed.
  const over = left === 0;
  useEffect(() => {
    if (unknown || over) void refetch({ cancelRefetch: false });
  }, [unknown, over, refetch]);
  return left;
}
