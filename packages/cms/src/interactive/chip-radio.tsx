import type { ReactNode } from 'react';
import * as styles from './interactive.css.js';

export interface ChipRadioProps {
  /** The same for those of which one is chosen. */
  name: string;
  value: number;
  children: ReactNode;
}

/** One of several to choose from: the browser's own radio button, as a chip. The first is chosen until someone chooses. */
export function ChipRadio({ name, value, children }: ChipRadioProps) {
  return (
    <label className={styles.chip}>
      <input type="radio" name={name} value={value} defaultChecked={value === 0} className={styles.chipInput} />
      {children}
    </label>
  );
}
