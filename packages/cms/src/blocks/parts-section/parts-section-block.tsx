import { Heading, Stack } from '@pomp/design-system';
import { defineBlock } from '../../block/define-block.js';
import { headingBelow } from '../../block/heading-below.js';
import { Picture } from '../section/drawing.js';
import { LongText } from '../section/long-text.js';
import { Section } from '../section/section.js';
import { SectionTitle } from '../section/section-title.js';
import * as styles from './parts-section-block.css.js';
import { partSchema, partsSectionSchema } from './parts-section-block.schema.js';

export const partsSectionBlock = defineBlock({
  component: 'parts_section',
  name: 'Onderdelen',
  schema: partsSectionSchema,
  render: ({ title, intro, parts }, { index, headingLevel, renderBlocks }) => (
    <Section index={index}>
      <Stack gap="xl">
        <SectionTitle title={title} intro={intro} level={headingLevel} />
        <div>{renderBlocks(parts, title ? headingBelow(headingLevel) : headingLevel)}</div>
      </Stack>
    </Section>
  ),
});

export const partBlock = defineBlock({
  component: 'part',
  name: 'Onderdeel',
  schema: partSchema,
  render: ({ title, description, facts, image, drawing }, { headingLevel, renderBlocks }) => (
    <article className={styles.part}>
      <Picture image={image} drawing={drawing} sizes="(min-width: 768px) 40vw, 100vw" />
      <Stack gap="m">
        <Heading level={headingLevel} size="h3">
          {title}
        </Heading>
        <LongText of={description} measure />
        {facts.length > 0 && <dl className={styles.facts}>{renderBlocks(facts)}</dl>}
      </Stack>
    </article>
  ),
});
