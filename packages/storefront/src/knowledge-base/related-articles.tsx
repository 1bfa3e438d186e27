'use client';

import { createContentApi } from '@pomp/api-client';
import { Heading, type HeadingLevel, Skeleton, Stack } from '@pomp/design-system';
import { use, useEffect, useState } from 'react';
import { headingBelow } from '@pomp/cms';
import { StorefrontSettingsContext } from '../storefront/storefront-settings.js';
import { ArticleAge } from './article-age.js';
import { ArticleCard } from './article-card.js';
import { dateOf, type Article } from './article.js';
import * as styles from './knowledge-base.css.js';
import { relatedOf } from './related-of.js';
import { knowledgeBaseTexts as texts } from './texts.js';

const api = createContentApi();

export interface RelatedArticlesProps {
  /** Of the article that they stand under. */
  readonly id: number;
  readonly category: string;
  readonly level: HeadingLevel;
}

/**
 * Up to three articles of the same category, or nothing where there are none. Fetched by the browser, so that publishing an article makes
 * its own page anew and not all others of its category; their room is there before they are.
 */
export function RelatedArticles({ id, category, level }: RelatedArticlesProps) {
  const log = use(StorefrontSettingsContext)?.log;
  const [related, setRelated] = useState<readonly Article[]>();

  useEffect(() => {
    const leaving = new AbortController();
    api.call('getRelevantArticles', { query: { category }, signal: leaving.signal }).then(
      ({ relevantStories }) => setRelated(relatedOf(relevantStories, id)),
      () => {
        if (leaving.signal.aborted) return;
        log?.(texts.relatedFailed);
        setRelated([]);
      },
    );
    return () => leaving.abort();
  }, [id, category, log]);

  if (related?.length === 0) return null;
  return (
    <section className={styles.related}>
      <Stack gap="l">
        <Heading level={level}>{texts.related}</Heading>
        <ul className={styles.grid}>
          {related
            ? related.map((article) => (
                <li key={article.id}>
                  <ArticleCard article={article} level={headingBelow(level)} age={<ArticleAge date={dateOf(article)} />} />
                </li>
              ))
            : [0, 1, 2].map((place) => (
                <li key={place} className={styles.awaited}>
                  <Skeleton shape="card" {...(place === 0 && { label: texts.relatedLoading })} />
                  <Skeleton count={4} />
                </li>
              ))}
        </ul>
      </Stack>
    </section>
  );
}
