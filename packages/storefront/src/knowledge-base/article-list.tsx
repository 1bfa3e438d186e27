import type { HeadingLevel } from '@pomp/design-system';
import { ArticleCard, type ArticleCardProps } from './article-card.js';
import type { Article } from './article.js';
import * as styles from './knowledge-base.css.js';

export interface ArticleListProps extends Pick<ArticleCardProps, 'language' | 'subjects'> {
  readonly articles: readonly Article[];
  readonly level: HeadingLevel;
}

/** Articles in one, two or three columns. */
export function ArticleList({ articles, level, subjects, language }: ArticleListProps) {
  if (articles.length === 0) return null;
  return (
    <ul className={gridFor(articles.length)}>
      {articles.map((article) => (
        <li key={article.id}>
          <ArticleCard language={language} article={article} subjects={subjects} level={level} />
        </li>
      ))}
    </ul>
  );
}

function gridFor(count: number): string {
  const over = count % 3;
  return [
    styles.grid,
    count > 2 && count % 2 === 1 && styles.odd,
    over === 2 && styles.halves[2],
    over === 1 && count > 3 && styles.halves[4],
  ]
    .filter(Boolean)
    .join(' ');
}
