'use client';

import { Toast } from 'radix-ui';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { Icon } from '../icon/icon.js';
import { closeIcon, doneIcon, errorIcon, type IconNode, infoIcon } from '../icon/icons.js';
import * as styles from './notification.css.js';
import { type Notification, type NotificationTone, type Notify, NotifyContext } from './use-notify.js';

const icons: Record<NotificationTone, IconNode> = { success: doneIcon, error: errorIcon, info: infoIcon };
/** Time to read it; an error stays until it is dismissed. */
const durations: Record<NotificationTone, number> = { success: 6_000, error: Infinity, info: 8_000 };

export interface NotificationProviderProps {
  children: ReactNode;
}

export function NotificationProvider({ children }: NotificationProviderProps) {
  const [shown, setShown] = useState<(Notification & { id: number })[]>([]);
  const lastId = useRef(0);

  const notify = useCallback<Notify>((notification) => {
    lastId.current += 1;
    const id = lastId.current;
    setShown((before) => [...before, { ...notification, id }]);
  }, []);

  return (
    <NotifyContext value={notify}>
      <Toast.Provider label="Melding" swipeDirection="right">
        {children}
        {shown.map(({ id, tone, text }) => (
          <Toast.Root
            key={id}
            className={styles.toast}
            type={tone === 'error' ? 'foreground' : 'background'}
            duration={durations[tone]}
            onOpenChange={(open) => {
              if (!open) setShown((before) => before.filter((notification) => notification.id !== id));
            }}
          >
            <Icon of={icons[tone]} />
            <Toast.Description className={styles.message}>{text}</Toast.Description>
            <Toast.Close className={styles.close} aria-label="Sluiten">
              <Icon of={closeIcon} />
            </Toast.Close>
          </Toast.Root>
        ))}
        <Toast.Viewport className={styles.viewport} label="Meldingen ({hotkey})" />
      </Toast.Provider>
    </NotifyContext>
  );
}
