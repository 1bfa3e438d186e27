import { Heading, Icon, Link, Stack } from '@pomp/design-system';
import { defineBlock } from '../../block/define-block.js';
import { headingBelow } from '../../block/heading-below.js';
import { blockIcons } from '../section/block-icon.js';
import { LongText } from '../section/long-text.js';
import { Section } from '../section/section.js';
import { SectionTitle } from '../section/section-title.js';
import { WholeRows } from '../section/whole-rows.js';
import * as styles from './usp-section-block.css.js';
import { uspSchema, uspSectionSchema } from './usp-section-block.schema.js';

export const uspSectionBlock = defineBlock({
  component: 'usp_section',
  name: 'Punten naast elkaar',
  schema: uspSectionSchema,
  render: ({ title, intro, items }, { index, headingLevel, renderBlocks }) => (
    <Section index={index} ground="surface">
      <Stack gap="xl">
        <SectionTitle title={title} intro={intro} level={headingLevel} />
        <WholeRows count={items.length} widest={4} gap="xl">
          {renderBlocks(items, title ? headingBelow(headingLevel) : headingLevel)}
        </WholeRows>
      </Stack>
    </Section>
  ),
});

export const uspBlock = defineBlock({
  component: 'usp',
  name: 'Punt',
  schema: uspSchema,
  render: ({ icon, title, text, link_label, link }, { headingLevel }) => (
    <div className={styles.usp}>
      <span className={styles.icon}>
        <Icon of={blockIcons[icon]} size="large" />
      </span>
      <Heading level={headingLevel} size="h3">
        {title}
      </Heading>
      <LongText of={text} />
      {link_label && link && (
        <Link tone="strong" {...link}>
          {link_label}
        </Link>
      )}
    </div>
  ),
});
