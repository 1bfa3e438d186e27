import { Icon, starIcon } from '@pomp/design-system';
import type { ReactNode } from 'react';
import * as styles from './review-label.css.js';

/** As the spec words it; the reviews themselves come from their own service, with consent. */
const reviewLabel = '170+ beoordelingen';

/** How many reviews there are. The review service's script finds pages with reviews by `data-reviews`, and may fill it; null where the page has another place for it. */
export function ReviewLabel({ slot = <span data-reviews="" /> }: { readonly slot?: ReactNode }) {
  return (
    <p className={styles.reviews}>
      <span className={styles.star}>
        <Icon of={starIcon} />
      </span>
      {reviewLabel}
      {slot}
    </p>
  );
}
