import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/icon.js';
import { chevronDownIcon } from '../icon/icons.js';
import { Heading, type HeadingLevel } from '../text/heading.js';
import * as styles from './disclosure.css.js';

interface DisclosureFaceProps extends Omit<ComponentProps<'details'>, 'title' | 'className' | 'children'> {
  name: string;
  title: string;
  mark?: ReactNode;
  headingLevel: HeadingLevel;
  /** Of what is pressed. */
  summary?: Pick<ComponentProps<'summary'>, 'onClick'>;
  children: ReactNode;
}

/** What a disclosure looks like, whoever decides whether it is open. */
export function DisclosureFace({ title, mark, headingLevel, summary, children, ...details }: DisclosureFaceProps) {
  return (
    <details {...details} className={styles.item}>
      <summary {...summary} className={styles.opener}>
        <Heading level={headingLevel} size="h4">
          {mark === undefined ? (
            title
          ) : (
            <span className={styles.words}>
              {title}
              <span className={styles.mark}> {mark}</span>
            </span>
          )}
        </Heading>
        <span className={styles.arrow}>
          <Icon of={chevronDownIcon} size="large" />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
