import * as styles from './islands.css.js';

/** For buttons that narrow down a list elsewhere: they look the same. The one that counts is `aria-pressed`. */
export const chipClasses = { row: styles.chips, chip: styles.chip } as const;
