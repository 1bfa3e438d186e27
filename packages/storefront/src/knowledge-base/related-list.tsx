'use client';

import { createContentApi } from '@pomp/api-client';
import type { HeadingLevel } from '@pomp/design-system';
import { type ReactNode, use, useEffect, useState } from 'react';
import { headingBelow } from '@pomp/cms';
import { StorefrontSettingsContext } from '../storefront/storefront-settings.js';
import { ArticleAge } from './article-age.js';
import { ArticleCard } from './article-card.js';
import { dateOf, type Article } from './article.js';
import { relatedOf } from './related-of.js';
import { RelatedSection } from './related-section.js';

const api = createContentApi();

export interface RelatedListProps {
  /** Id of the article that they stand under. */
  readonly id: number;
  readonly category: string;
  readonly level: HeadingLevel;
  /** Shown until they are known. */
  readonly children: ReactNode;
}

/**
 * Up to three articles of the same category, or nothing where there are none. Fetched by the browser, so that publishing an article makes
 * its own page anew and not all others of its category.
 */
export function RelatedList({ id, category, level, children }: RelatedListProps) {
  const log = use(StorefrontSettingsContext)?.log;
  const [related, setRelated] = useState<readonly Article[]>();

  useEffect(() => {
    const leaving = new AbortController();
    api.call('getRelevantArticles', { query: { category }, signal: leaving.signal }).then(
      ({ relevantStories }) => setRelated(relatedOf(relevantStories, id)),
      () => {
        if (leaving.signal.aborted) return;
        log?.('Failed to fetch related articles');
        setRelated([]);
      },
    );
    return () => leaving.abort();
  }, [id, category, log]);

  if (!related) return children;
  if (related.length === 0) return null;
  return (
    <RelatedSection level={level}>
      {related.map((article) => (
        <li key={article.id}>
          <ArticleCard article={article} level={headingBelow(level)} age={<ArticleAge date={dateOf(article)} />} />
        </li>
      ))}
    </RelatedSection>
  );
}
