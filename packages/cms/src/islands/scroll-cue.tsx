'use client';

import { chevronDownIcon, Icon, scrollSmoothly } from '@pomp/design-system';
import * as styles from './islands.css.js';

/** Says that there is more below, and goes there: one screen down, in 800 ms. */
export function ScrollCue() {
  return (
    <button type="button" className={styles.scrollCue} onClick={() => scrollSmoothly(window.scrollY + window.innerHeight, 800)}>
      Scrollen
      <Icon of={chevronDownIcon} />
    </button>
  );
}
