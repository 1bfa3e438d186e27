import type { CSSProperties } from 'react';
import { ButtonLink, Heading, Stack } from '@pomp/design-system';
import { defineBlock } from '../../block/define-block.js';
import { headingBelow } from '../../block/heading-below.js';
import { Picture } from '../section/drawing.js';
import { Section } from '../section/section.js';
import { SectionTitle } from '../section/section-title.js';
import * as styles from './compare-section-block.css.js';
import { compareColumnSchema, compareSectionSchema } from './compare-section-block.schema.js';

export const compareSectionBlock = defineBlock({
  component: 'compare_section',
  name: 'Vergelijking',
  schema: compareSectionSchema,
  render: ({ title, intro, columns }, { index, headingLevel, renderBlocks }) => (
    <Section index={index}>
      <Stack gap="xl">
        <SectionTitle title={title} intro={intro} level={headingLevel} />
        <div className={styles.columns} style={{ '--count': columns.length } as CSSProperties}>
          {renderBlocks(columns, title ? headingBelow(headingLevel) : headingLevel)}
        </div>
      </Stack>
    </Section>
  ),
});

export const compareColumnBlock = defineBlock({
  component: 'compare_column',
  name: 'Kolom van een vergelijking',
  schema: compareColumnSchema,
  render: ({ title, image, drawing, facts, button_label, button_link }, { headingLevel, renderBlocks }) => (
    <article className={styles.column}>
      <Picture image={image} drawing={drawing} sizes="(min-width: 768px) 40vw, 100vw" />
      <Heading level={headingLevel} size="h3">
        {title}
      </Heading>
      <div>{facts.length > 0 && <dl className={styles.facts}>{renderBlocks(facts)}</dl>}</div>
      <div className={styles.button}>
        {button_label && button_link && (
          <ButtonLink tone="secondary" width="phone" {...button_link}>
            {button_label}
          </ButtonLink>
        )}
      </div>
    </article>
  ),
});
