import type { CSSProperties } from 'react';
import { Heading, Stack, Text } from '@pomp/design-system';
import { defineBlock } from '../../block/define-block.js';
import { headingBelow } from '../../block/heading-below.js';
import { ContentPicture } from '../../images/content-picture.js';
import { LongText } from '../section/long-text.js';
import { scrollable } from '../section/scrollable.js';
import { Section } from '../section/section.js';
import { SectionTitle } from '../section/section-title.js';
import { blocksTexts } from '../texts.js';
import * as styles from './timeline-block.css.js';
import { timelineCardSchema, timelineSchema } from './timeline-block.schema.js';

export const timelineBlock = defineBlock({
  component: 'timeline',
  name: 'Tijdlijn',
  schema: timelineSchema,
  render: ({ title, intro, cards }, { index, headingLevel, language, renderBlocks }) => (
    <Section index={index}>
      <Stack gap="xl">
        <SectionTitle title={title} intro={intro} level={headingLevel} />
        <div className={styles.scroller} {...scrollable(title ?? language.texts(blocksTexts).timeline.name)}>
          <ol className={styles.list} style={{ '--count': cards.length } as CSSProperties}>
            {renderBlocks(cards, title ? headingBelow(headingLevel) : headingLevel)}
          </ol>
        </div>
      </Stack>
    </Section>
  ),
});

export const timelineCardBlock = defineBlock({
  component: 'timeline_card',
  name: 'Moment op de tijdlijn',
  schema: timelineCardSchema,
  render: ({ moment, title, text, image, done }, { headingLevel }) => (
    <li className={styles.card}>
      <span aria-hidden className={styles.dotTone[done ? 'done' : 'coming']} />
      <Text weight="strong" tone="brand">
        {moment}
      </Text>
      <Heading level={headingLevel} size="h3">
        {title}
      </Heading>
      <LongText of={text} />
      {image && (
        <div className={styles.photo}>
          <ContentPicture image={image} widths={[360, 720]} sizes="(min-width: 1124px) 25vw, 100vw" />
        </div>
      )}
    </li>
  ),
});
