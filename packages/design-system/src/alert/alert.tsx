import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.js';
import { doneIcon, errorIcon, type IconNode, infoIcon, warningIcon } from '../icon/icons.js';
import { classNames } from '../theme/class-names.js';
import * as styles from './alert.css.js';

export type AlertTone = keyof typeof styles.tone;

const icons = { error: errorIcon, success: doneIcon, warning: warningIcon, info: infoIcon } satisfies Record<AlertTone, IconNode>;
/** Errors interrupt a screen reader, good news waits its turn, the rest is just read in its place. */
const roles = { error: 'alert', success: 'status', warning: undefined, info: undefined } satisfies Record<AlertTone, string | undefined>;

type Content =
  /** One message. */
  | { children: ReactNode; errors?: never }
  /** Several, under 'Fout:'. */
  | { children?: never; errors: readonly string[] };

export type AlertProps = Content & { tone: AlertTone; title?: string };

export function Alert({ tone, title, children, errors }: AlertProps) {
  return (
    <div className={classNames(styles.alert, styles.tone[tone])} role={roles[tone]}>
      <Icon of={icons[tone]} size="large" />
      <div className={styles.body}>
        {title && <div className={styles.title}>{title}</div>}
        {errors ? (
          <>
            <div className={styles.title}>Fout:</div>
            <ul className={styles.list}>
              {errors.map((message) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          </>
        ) : (
          children
        )}
      </div>
    </div>
  );
}
