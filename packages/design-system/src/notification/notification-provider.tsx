'use client';

import { useTexts } from '@pomp/language/react';
import { Toast } from 'radix-ui';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { Icon } from '../icon/icon.js';
import { closeIcon } from '../icon/icons.js';
import { classNames } from '../theme/class-names.js';
import * as styles from './notification.css.js';
import { NotificationFace } from './notification-face.js';
import { notificationTexts } from './texts.js';
import { type Notification, type NotificationTone, type Notify, NotifyContext } from './use-notify.js';
import { useReturnFocus } from './use-return-focus.js';
import { useSide } from './use-side.js';

/** Time to read it; an error stays until it is dismissed, and so does what offers an action. It stands still while pointed at or focused. */
const durations: Record<NotificationTone, number> = { success: 6_000, error: Infinity, info: 8_000 };

/** Props of `NotificationProvider`. */
export interface NotificationProviderProps {
  /** The screens that may notify. Put one provider around all of them, so that a notification outlives a change of screen. */
  children: ReactNode;
  /** Names the cross on each notification, for screen readers. */
  closeLabel?: string;
}

/** Once around the whole product: shows the notifications of `useNotify` over the page, and announces them. */
export function NotificationProvider({ children, closeLabel }: NotificationProviderProps) {
  const texts = useTexts(notificationTexts);
  const [shown, setShown] = useState<(Notification & { id: number })[]>([]);
  const lastId = useRef(0);
  const viewport = useRef<HTMLOListElement>(null);
  const side = useSide(viewport, shown.length);
  useReturnFocus(viewport, shown.length);

  const notify = useCallback<Notify>((notification) => {
    lastId.current += 1;
    const id = lastId.current;
    const isSame = ({ tone, text }: Notification) => tone === notification.tone && text === notification.text;
    setShown((before) => [...before.filter((other) => !isSame(other)), { ...notification, id }]);
  }, []);

  return (
    <NotifyContext value={notify}>
      <Toast.Provider label={texts.one} swipeDirection="right">
        {children}
        {shown.map(({ id, tone, text, action }) => (
          <Toast.Root
            key={id}
            className={styles.toast}
            type={tone === 'error' ? 'foreground' : 'background'}
            duration={action ? Infinity : durations[tone]}
            onOpenChange={(open) => {
              if (!open) setShown((before) => before.filter((notification) => notification.id !== id));
            }}
          >
            <NotificationFace
              tone={tone}
              message={<Toast.Description className={styles.message}>{text}</Toast.Description>}
              action={
                action && (
                  <Toast.Action className={styles.action} altText={texts.action({ label: action.label })} onClick={action.onSelect}>
                    {action.label}
                  </Toast.Action>
                )
              }
              close={
                <Toast.Close className={styles.close} aria-label={closeLabel ?? texts.close}>
                  <Icon of={closeIcon} />
                </Toast.Close>
              }
            />
          </Toast.Root>
        ))}
        <Toast.Viewport
          ref={viewport}
          className={classNames(styles.viewport, styles.side[side])}
          // Radix puts the key in the place of this.
          label={texts.all({ key: '{hotkey}' })}
        />
      </Toast.Provider>
    </NotifyContext>
  );
}
