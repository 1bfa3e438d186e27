'use client';

import { useTexts } from '@pomp/language/react';
import * as Toast from '@radix-ui/react-toast';
import { useRef } from 'react';
import { Icon } from '../icon/icon.js';
import { closeIcon } from '../icon/icons.js';
import { classNames } from '../theme/class-names.js';
import * as styles from './notification.css.js';
import { NotificationFace } from './notification-face.js';
import { notificationTexts } from './texts.js';
import type { Notification, NotificationTone } from './use-notify.js';
import { useReturnFocus } from './use-return-focus.js';
import { useSide } from './use-side.js';

/** Time to read it; an error stays until it is dismissed, and so does what offers an action. It stands still while pointed at or focused. */
const durations: Record<NotificationTone, number> = { success: 6_000, error: Infinity, info: 8_000 };

export interface ShownNotification extends Notification {
  readonly id: number;
}

interface NotificationListProps {
  readonly shown: readonly ShownNotification[];
  readonly onClose: (id: number) => void;
  readonly closeLabel: string | undefined;
}

/** The notifications as they stand over the page. */
export function NotificationList({ shown, onClose, closeLabel }: NotificationListProps) {
  const texts = useTexts(notificationTexts);
  const viewport = useRef<HTMLOListElement>(null);
  const side = useSide(viewport, shown.length);
  useReturnFocus(viewport, shown.length);
  return (
    <Toast.Provider label={texts.one} swipeDirection="right">
      {shown.map(({ id, tone, text, action }) => (
        <Toast.Root
          key={id}
          className={styles.toast}
          type={tone === 'error' ? 'foreground' : 'background'}
          duration={action ? Infinity : durations[tone]}
          onOpenChange={(open) => {
            if (!open) onClose(id);
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
  );
}
