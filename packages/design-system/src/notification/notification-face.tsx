import { useTexts } from '@pomp/language/react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.js';
import { doneIcon, errorIcon, type IconNode, infoIcon } from '../icon/icons.js';
import * as styles from './notification.css.js';
import { notificationTexts } from './texts.js';
import type { NotificationTone } from './use-notify.js';

const icons: Record<NotificationTone, IconNode> = { success: doneIcon, error: errorIcon, info: infoIcon };

interface NotificationFaceProps {
  tone: NotificationTone;
  message: ReactNode;
  action: ReactNode;
  close: ReactNode;
}

/** What lies where in a notification; knows nothing of coming and going. */
export function NotificationFace({ tone, message, action, close }: NotificationFaceProps) {
  const { meanings } = useTexts(notificationTexts);
  return (
    <>
      <span className={styles.icon}>
        <Icon of={icons[tone]} label={meanings[tone]} />
      </span>
      <div className={styles.content}>
        {message}
        {action}
      </div>
      {close}
    </>
  );
}
