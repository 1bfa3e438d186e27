'use client';

import { chevronDownIcon, Icon, scrollSmoothly } from '@pomp/design-system';
import { usePlainTexts } from '@pomp/language/react';
import * as styles from './islands.css.js';
import { islandsTexts } from './texts.js';

/** Says that there is more below, and goes there: one screen down, in 800 ms. */
export function ScrollCue() {
  const texts = usePlainTexts(islandsTexts);
  return (
    <button type="button" className={styles.scrollCue} onClick={() => scrollSmoothly(window.scrollY + window.innerHeight, 800)}>
      {texts.scroll}
      <Icon of={chevronDownIcon} />
    </button>
  );
}
