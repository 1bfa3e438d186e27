import { type SpokenProps, useTexts } from '@pomp/language/react';
import { light } from '../house/house.css.js';
import { photoDrawings } from './photo-drawings.js';
import * as styles from './photo-example.css.js';
import type { PhotoSubject } from './photo-subjects.js';
import { photoExampleTexts } from './texts.js';

/** Props of `PhotoExample`. */
export interface PhotoExampleProps extends SpokenProps {
  /** What the photo is to be of. */
  of: PhotoSubject;
}

/** A drawing of a good photo, in the hand of the house: people copy what they see. */
export function PhotoExample({ of, language }: PhotoExampleProps) {
  const texts = useTexts(photoExampleTexts, language);
  return (
    <svg viewBox="0 0 136 102" role="img" aria-label={texts[of]} focusable="false" className={styles.picture}>
      <g className={light.on}>{photoDrawings[of]}</g>
    </svg>
  );
}
