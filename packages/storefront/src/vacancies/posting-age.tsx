'use client';

import { Badge } from '@pomp/design-system';
import { formatDate, isWithinDays, timeAgo } from '@pomp/domain';
import { useLanguage } from '@pomp/language/react';
import { useNow } from '../storefront/use-now.js';
import { vacancyTexts } from './texts.js';
import * as styles from './vacancies.css.js';

/** In days. */
const newFor = 7;

export interface PostingAgeProps {
  /** ISO; undefined where the vacancy has no date. */
  readonly date: string | undefined;
}

/** How long ago a vacancy was posted, and whether it is new. The date stands in its place until the browser can tell. */
export function PostingAge({ date }: PostingAgeProps) {
  const language = useLanguage();
  const now = useNow();
  return (
    <p className={styles.age}>
      <time dateTime={date}>{now ? timeAgo(date, now, language) : formatDate(date, language)}</time>
      {now && isWithinDays(date, newFor, now) && <Badge tone="new">{language.texts(vacancyTexts).new}</Badge>}
    </p>
  );
}
