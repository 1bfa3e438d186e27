import { Icon, starIcon } from '@pomp/design-system';
import type { Language } from '@pomp/language';
import type { ReactNode } from 'react';
import { blocksTexts } from '../texts.js';
import * as styles from './review-label.css.js';

export interface ReviewLabelProps {
  readonly language: Language;
  /** The review service's script finds pages with reviews by `data-reviews`, and may fill it; null where the page has another place for it. */
  readonly slot?: ReactNode;
}

/** How many reviews there are. */
export function ReviewLabel({ language, slot = <span data-reviews="" /> }: ReviewLabelProps) {
  return (
    <p className={styles.reviews}>
      <span className={styles.star}>
        <Icon of={starIcon} />
      </span>
      {language.texts(blocksTexts).reviews.label}
      {slot}
    </p>
  );
}
