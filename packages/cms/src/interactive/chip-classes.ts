import * as styles from './interactive.css.js';

/** For links that narrow down a list elsewhere: they look the same. The one that counts is `aria-current`. */
export const chipClasses = { row: styles.chips, chip: styles.chip } as const;
