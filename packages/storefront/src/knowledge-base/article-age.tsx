'use client';

import { Badge } from '@pomp/design-system';
import { formatLongDate, isWithinDays, timeAgo } from '@pomp/domain';
import { useLanguage } from '@pomp/language/react';
import { useNow } from '../storefront/use-now.js';
import * as styles from './article-card.css.js';
import { knowledgeBaseTexts } from './texts.js';

/** In days: how long an article is 'Nieuw', and is said how long ago it came. */
const newFor = 30;

export interface ArticleAgeProps {
  /** ISO. */
  readonly date: string | undefined;
}

/** When an article came: how long ago while it is new, and its date after that or until the browser can tell. */
export function ArticleAge({ date }: ArticleAgeProps) {
  const language = useLanguage();
  const now = useNow();
  const isNew = now !== undefined && isWithinDays(date, newFor, now);
  return (
    <p className={styles.age}>
      <time dateTime={date}>{isNew ? timeAgo(date, now, language) : formatLongDate(date, language)}</time>
      {isNew && <Badge tone="new">{language.texts(knowledgeBaseTexts).new}</Badge>}
    </p>
  );
}
