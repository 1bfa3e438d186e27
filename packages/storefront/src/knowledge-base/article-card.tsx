import { type SpokenProps, useTexts } from '@pomp/language/react';
import { type Choice, ContentPicture, Said, storyPath } from '@pomp/cms';
import { Card, Heading, type HeadingLevel, Link, Text } from '@pomp/design-system';
import { ArticleAge } from './article-age.js';
import { dateOf, pictureOf, type Article } from './article.js';
import * as styles from './article-card.css.js';
import { subjectName } from './subjects.js';
import { knowledgeBaseTexts } from './texts.js';

export interface ArticleCardProps extends SpokenProps {
  readonly article: Article;
  readonly level: HeadingLevel;
  /** What articles are about; without it the card doesn't say. */
  readonly subjects?: readonly Choice[] | undefined;
  /** `wide`: the one above the others, which opens in a new tab. */
  readonly layout?: 'column' | 'wide';
}

const sizes = {
  column: '(min-width: 1124px) 30vw, (min-width: 768px) 50vw, 100vw',
  wide: '(min-width: 768px) 60vw, 100vw',
} as const;

/** An article among others. All of the card is the link; its title says where to. */
export function ArticleCard({ article, level, subjects = [], layout = 'column', language }: ArticleCardProps) {
  const texts = useTexts(knowledgeBaseTexts, language);
  const { title, teaser, category, readingTime, fullSlug, lang } = article;
  const picture = pictureOf(article);
  const isWide = layout === 'wide';
  return (
    <Card as="article" padding="none">
      <div className={styles.card[layout]}>
        <div className={styles.picture[layout]}>
          {picture && (
            <ContentPicture image={{ ...picture, alt: '' }} widths={[480, 960, 1440]} sizes={sizes[layout]} priority={isWide} />
          )}
        </div>
        <div className={styles.words}>
          <Heading level={level} size={isWide ? 'h2' : 'h4'}>
            <span className={styles.wholeCard}>
              <Link href={storyPath(fullSlug)} tone="quiet" newTab={isWide}>
                <Said lang={lang}>{title}</Said>
              </Link>
            </span>
          </Heading>
          <div className={styles.above}>
            <Text size="small" weight="strong" tone="brand">
              {isWide ? texts.latest : subjectName(subjects, category)}
            </Text>
            <ArticleAge date={dateOf(article)} language={language} />
          </div>
          <Text size={isWide ? 'lead' : 'base'}>
            <Said lang={lang}>{teaser}</Said>
          </Text>
          <div className={styles.foot}>
            <Text size="small" tone="muted">
              {texts.readingTime({ minutes: readingTime })}
            </Text>
          </div>
        </div>
      </div>
    </Card>
  );
}
