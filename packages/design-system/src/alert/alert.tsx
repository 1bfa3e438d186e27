import { type SpokenProps, useTexts } from '@pomp/language/react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.js';
import { doneIcon, errorIcon, type IconNode, infoIcon, warningIcon } from '../icon/icons.js';
import { classNames } from '../theme/class-names.js';
import * as styles from './alert.css.js';
import { alertTexts } from './texts.js';

/** What an `Alert` is about. `error` interrupts a screen reader, `success` waits its turn, the others are read in their place. */
export type AlertTone = keyof typeof styles.tone;

const icons = { error: errorIcon, success: doneIcon, warning: warningIcon, info: infoIcon } satisfies Record<AlertTone, IconNode>;
/** Errors interrupt a screen reader, good news waits its turn, the rest is just read in its place. */
const roles = { error: 'alert', success: 'status', warning: undefined, info: undefined } satisfies Record<
  AlertTone,
  string | undefined
>;

type Content =
  | {
      /** `error` for what went wrong, `success` for what worked, `warning` for what to mind first, `info` for what is good to know. */
      tone: AlertTone;
      /** One message. An error's begins with 'Fout:' of its own accord. */
      children: ReactNode;
      errors?: never;
    }
  | {
      tone: 'error';
      children?: never;
      /** What is wrong, under 'Fout:', each said differently; a single one stands behind it. */
      errors: readonly string[];
    };

/** Props of `Alert`. */
export type AlertProps = Content &
  SpokenProps & {
    /** Names the subject of a longer message. What fits in one sentence needs none. */
    title?: string;
  };

/** Stands where it is about, and stays. What just happened and needs no answer is a notification; what is wrong with one field stands at that field. */
export function Alert({ tone, title, children, errors, language }: AlertProps) {
  return (
    <div className={classNames(styles.alert, styles.tone[tone])} role={roles[tone]}>
      <Icon of={icons[tone]} size="large" />
      <div className={styles.body}>
        {title && <div className={styles.title}>{title}</div>}
        {tone === 'error' && <ErrorWord language={language} />}
        {errors && errors.length > 1 ? (
          <ul className={styles.list}>
            {errors.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        ) : (
          (errors?.[0] ?? children)
        )}
      </div>
    </div>
  );
}

function ErrorWord({ language }: SpokenProps) {
  const texts = useTexts(alertTexts, language);
  return <strong className={styles.title}>{texts.error} </strong>;
}
