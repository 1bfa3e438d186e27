import { useId } from 'react';
import * as styles from './file-picker.css.js';

const percentage = new Intl.NumberFormat('nl-NL', { style: 'percent', maximumFractionDigits: 0 });

interface UploadBarProps {
  /** What is under way, for who doesn't see where the bar stands. */
  label: string;
  /** Between 0 and 1. */
  part: number;
}

/** How much of something was sent. */
export function UploadBar({ label, part }: UploadBarProps) {
  const id = useId();
  const shown = percentage.format(part);
  return (
    <span className={styles.bar}>
      <progress id={id} aria-label={label} value={part} max={1} className={styles.track} />
      <span aria-hidden className={styles.status.quiet}>
        {shown}
      </span>
    </span>
  );
}
