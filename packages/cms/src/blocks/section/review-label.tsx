import { Icon, Link, starIcon } from '@pomp/design-system';
import type { Language } from '@pomp/language';
import type { ReactNode } from 'react';
import type { ContentLink } from '../../links/content-link.js';
import { blocksTexts } from '../texts.js';
import * as styles from './review-label.css.js';

/** Props of `ReviewLabel`. */
export interface ReviewLabelProps {
  readonly language: Language;
  /** Where everyone can read them. Without it nobody answers for their number, and it isn't said. */
  readonly source?: ContentLink | undefined;
  /** What customers give, as the source has it: `4,8 van de 5`. */
  readonly score?: string | undefined;
  /** The review service's script finds pages with reviews by `data-reviews`, and may fill it; null where the page has another place for it. */
  readonly slot?: ReactNode;
}

/** How many reviews there are, with where they can be read; what the review service says of them, once it may. */
export function ReviewLabel({
  language,
  source,
  score,
  slot = <span data-reviews="" className={styles.slot} />,
}: ReviewLabelProps) {
  if (!source && slot === null) return null;
  return (
    <p className={styles.reviews}>
      <span className={styles.star}>
        <Icon of={starIcon} />
      </span>
      {source && score}
      {source && (
        <Link tone="strong" {...source}>
          {language.texts(blocksTexts).reviews.label}
        </Link>
      )}
      {slot}
    </p>
  );
}
