import { Card, Columns, Link, Stack, Text } from '@pomp/design-system';
import { defineBlock } from '../../block/define-block.js';
import { Lines } from '../section/lines.js';
import { ReviewLabel } from '../section/review-label.js';
import { Section } from '../section/section.js';
import { SectionTitle } from '../section/section-title.js';
import { blocksTexts } from '../texts.js';
import * as styles from './reviews-block.css.js';
import { reviewSchema, reviewsSchema } from './reviews-block.schema.js';

/**
 * What customers say: as an editor lists it, each with its source, or as another service shows it, whose script comes with consent and fills what is marked with
 * `data-reviews`. With neither, and nowhere to read them, nothing.
 */
export const reviewsBlock = defineBlock({
  component: 'reviews',
  name: 'Beoordelingen',
  schema: reviewsSchema,
  render: ({ title, intro, reviews, score, link_label, link }, { index, headingLevel, language, renderBlocks }) => {
    const listed = reviews.filter(hasSource);
    return (
      <div className={listed.length > 0 || link ? undefined : styles.byService}>
        <Section index={index}>
          <Stack gap="l">
            <SectionTitle title={title} intro={intro} level={headingLevel} />
            {listed.length > 0 && (
              <Columns tablet={listed.length === 1 ? '1' : '2'} {...(listed.length % 3 === 0 && { desktop: '3' as const })} gap="l">
                {renderBlocks(listed)}
              </Columns>
            )}
            <div className={link ? undefined : styles.byService}>
              <Card padding="xl" line>
                <Stack gap="m">
                  <ReviewLabel language={language} source={link} score={score} slot={null} />
                  <div data-reviews="" className={styles.slot} />
                  <div className={styles.instead}>
                    <Text measure>{language.texts(blocksTexts).reviews.instead}</Text>
                  </div>
                  {link_label && link && (
                    <Text>
                      <Link tone="strong" {...link}>
                        {link_label}
                      </Link>
                    </Text>
                  )}
                </Stack>
              </Card>
            </div>
          </Stack>
        </Section>
      </div>
    );
  },
});

const hasSource = (review: unknown): boolean => {
  const parsed = reviewBlock.parse(review);
  return parsed.status === 'valid' && Boolean(parsed.props.quote && parsed.props.source);
};

/** What one customer wrote, with where. */
export const reviewBlock = defineBlock({
  component: 'review',
  name: 'Beoordeling',
  schema: reviewSchema,
  render: ({ quote, name, about, source, source_link }, { language }) => (
    <Card as="article" padding="l">
      <Stack gap="m">
        <blockquote className={styles.quote}>{quote && <Lines of={quote} />}</blockquote>
        <Stack gap="xxs">
          <Text weight="strong">{name}</Text>
          {about && <Text size="small">{about}</Text>}
          <Text size="small" tone="muted">
            {language.texts(blocksTexts).cases.source} {source_link ? <Link {...source_link}>{source}</Link> : source}
          </Text>
        </Stack>
      </Stack>
    </Card>
  ),
});
