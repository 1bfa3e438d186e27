'use client';

import { createContext, useContext } from 'react';

export type NotificationTone = 'success' | 'error' | 'info';

/** A short message over the page, for the result of what was just done. */
export interface Notification {
  tone: NotificationTone;
  /** One sentence. Saying the same again replaces the first. */
  text: string;
  /** One thing that can be done about it, such as 'Ongedaan maken'; it must be possible elsewhere too. The notification then stays until it is closed. */
  action?: { label: string; onSelect: () => void };
}

export type Notify = (notification: Notification) => void;

export const NotifyContext = createContext<Notify | undefined>(undefined);

/** A short word about something that just happened and needs no answer. What people must act on is an `Alert` in its place. */
export function useNotify(): Notify {
  const notify = useContext(NotifyContext);
  if (!notify) throw new Error('useNotify needs a <NotificationProvider> around it.');
  return notify;
}
