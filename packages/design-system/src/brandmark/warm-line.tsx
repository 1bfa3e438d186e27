import { classNames } from '../theme/class-names.js';
import * as styles from './brandmark.css.js';

/** Props of `WarmLine`. */
export interface WarmLineProps {
  /** `base` along the edge of something large, `thin` within a card or a menu. */
  thickness?: keyof typeof styles.thickness;
  /** `full` as an edge, `short` as an accent at a title. */
  length?: keyof typeof styles.length;
  /** `round` where both ends are seen, `square` where the line runs off the screen. */
  ends?: keyof typeof styles.ends;
}

/** The motif: from cold air to a warm house. Decoration only; what it may mean (progress) is told in words beside it. */
export function WarmLine({ thickness = 'base', length = 'full', ends = 'round' }: WarmLineProps) {
  return (
    <span aria-hidden className={classNames(styles.line, styles.thickness[thickness], styles.length[length], styles.ends[ends])} />
  );
}
