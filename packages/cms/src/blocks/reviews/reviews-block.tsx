import { Card, Link, Stack, Text } from '@pomp/design-system';
import { defineBlock } from '../../block/define-block.js';
import { ReviewLabel } from '../section/review-label.js';
import { Section } from '../section/section.js';
import { SectionTitle } from '../section/section-title.js';
import { blocksTexts } from '../texts.js';
import * as styles from './reviews-block.css.js';
import { reviewsSchema } from './reviews-block.schema.js';

/** What customers say, as another service shows it: its script comes with consent, and fills what is marked with `data-reviews`. Without it, the label. */
export const reviewsBlock = defineBlock({
  component: 'reviews',
  name: 'Beoordelingen',
  schema: reviewsSchema,
  render: ({ title, intro, link_label, link }, { index, headingLevel, language }) => (
    <Section index={index}>
      <Stack gap="l">
        <SectionTitle title={title} intro={intro} level={headingLevel} />
        <Card padding="xl" line>
          <Stack gap="m">
            <ReviewLabel language={language} slot={null} />
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
      </Stack>
    </Section>
  ),
});
