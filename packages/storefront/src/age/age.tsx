import { Badge } from '@pomp/design-system';
import * as styles from './age.css.js';

export interface AgeProps {
  /** ISO; undefined where there is none. */
  readonly date: string | undefined;
  /** The date as it is said. */
  readonly children: string;
  /** In days: how long something is new. */
  readonly newFor: number;
  /** What is said of something new. */
  readonly newLabel: string;
  /** Whether how long ago it is is said for ever, or only while it is new. */
  readonly tells: 'always' | 'while-new';
}

/**
 * When something came: its date, which `ageControl` makes how long ago that is, with a badge while it is new. Only a browser can tell: a page is kept for an
 * hour, and for longer while nobody visits it.
 */
export function Age({ date, children, newFor, newLabel, tells }: AgeProps) {
  return (
    <p className={styles.age}>
      {date === undefined ? (
        children
      ) : (
        <time dateTime={date} data-new-for={newFor} data-tells={tells}>
          {children}
        </time>
      )}
      <span hidden>
        <Badge tone="new">{newLabel}</Badge>
      </span>
    </p>
  );
}
