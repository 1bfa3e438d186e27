import { VisuallyHidden } from '../text/visually-hidden.js';
import { classNames } from '../theme/class-names.js';
import * as styles from './feedback.css.js';

/** Props of `Skeleton`. */
export interface SkeletonProps {
  /** The outline of what comes: lines of `text`, a `heading`, a `field` without its label, or a whole `card`. */
  shape?: keyof typeof styles.skeletonShape;
  /** How many of them, below each other; the last line of a text is shorter. */
  count?: number;
  /** What is being fetched, for screen readers: 'Woninggegevens laden'. Give it once per area. */
  label?: string;
}

/** Holds the place of what is being fetched, so that nothing jumps when it comes. */
export function Skeleton({ shape = 'text', count = 1, label }: SkeletonProps) {
  return (
    <div role={label ? 'status' : undefined}>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
      {Array.from({ length: count }, (_, index) => (
        <span
          key={index}
          aria-hidden
          className={classNames(
            styles.skeleton,
            styles.skeletonShape[shape],
            index > 0 && styles.skeletonNext[shape],
            shape === 'text' && count > 1 && index === count - 1 && styles.skeletonLast,
          )}
        />
      ))}
    </div>
  );
}
