import { classNames } from '../theme/class-names.js';
import * as styles from './brandmark.css.js';

export interface WarmLineProps {
  thickness?: keyof typeof styles.thickness;
  length?: keyof typeof styles.length;
  ends?: keyof typeof styles.ends;
}

/** The motif: from cold air to a warm house. Decoration only; what it may mean (progress) is told in words beside it. */
export function WarmLine({ thickness = 'base', length = 'full', ends = 'round' }: WarmLineProps) {
  return <span aria-hidden className={classNames(styles.line, styles.thickness[thickness], styles.length[length], styles.ends[ends])} />;
}
