'use client';

import { createContext, useContext } from 'react';

export type NotificationTone = 'success' | 'error' | 'info';

export interface Notification {
  tone: NotificationTone;
  text: string;
}

export type Notify = (notification: Notification) => void;

export const NotifyContext = createContext<Notify | undefined>(undefined);

/** A short word about something that just happened and needs no answer. What people must act on is an `Alert` in its place. */
export function useNotify(): Notify {
  const notify = useContext(NotifyContext);
  if (!notify) throw new Error('useNotify is used outside a <NotificationProvider>: put one around the screens that notify.');
  return notify;
}
