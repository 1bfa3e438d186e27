'use client';

import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useFetched } from '../fetched/use-fetched.js';
import type { ShownNotification } from './notification-list.js';
import { type Notification, type Notify, NotifyContext } from './use-notify.js';
import { useTouched } from '../fetched/use-touched.js';

const fetchList = () => import('./notification-list.js');

/** Props of `NotificationProvider`. */
export interface NotificationProviderProps {
  /** The screens that may notify. Put one provider around all of them, so that a notification outlives a change of screen. */
  children: ReactNode;
  /** Names the cross on each notification, for screen readers. */
  closeLabel?: string;
}

/** Once around the whole product: shows the notifications of `useNotify` over the page, and announces them. */
export function NotificationProvider({ children, closeLabel }: NotificationProviderProps) {
  const [shown, setShown] = useState<readonly ShownNotification[]>([]);
  const lastId = useRef(0);
  // Most of what is notified follows a press, and some of it tells that the connection is gone: by then the list should be there.
  const list = useFetched(fetchList, useTouched() || shown.length > 0);

  const notify = useCallback<Notify>((notification) => {
    lastId.current += 1;
    const id = lastId.current;
    const isSame = ({ tone, text }: Notification) => tone === notification.tone && text === notification.text;
    setShown((before) => [...before.filter((other) => !isSame(other)), { ...notification, id }]);
  }, []);
  const close = useCallback((id: number) => setShown((before) => before.filter((notification) => notification.id !== id)), []);

  return (
    <NotifyContext value={notify}>
      {children}
      {list && <list.NotificationList shown={shown} onClose={close} closeLabel={closeLabel} />}
    </NotifyContext>
  );
}
