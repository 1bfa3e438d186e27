import { Columns, Heading, Stack } from '@pomp/design-system';
import { defineBlock } from '../../block/define-block.js';
import { headingBelow } from '../../block/heading-below.js';
import { LongText } from '../section/long-text.js';
import { Section } from '../section/section.js';
import { SectionTitle } from '../section/section-title.js';
import * as styles from './steps-block.css.js';
import { stepSchema, stepsSchema } from './steps-block.schema.js';

export const stepsBlock = defineBlock({
  component: 'steps',
  name: 'Stappen',
  schema: stepsSchema,
  render: ({ title, intro, steps }, { index, headingLevel, renderBlocks }) => (
    <Section index={index}>
      <Columns desktop="wideLast" gap="xl">
        <SectionTitle title={title} intro={intro} level={headingLevel} />
        <div className={styles.list}>
          <Stack as="ol" gap="xl">
            {renderBlocks(steps, title ? headingBelow(headingLevel) : headingLevel)}
          </Stack>
        </div>
      </Columns>
    </Section>
  ),
});

export const stepBlock = defineBlock({
  component: 'step',
  name: 'Stap',
  schema: stepSchema,
  render: ({ title, text }, { headingLevel }) => (
    <li className={styles.step}>
      <span aria-hidden className={styles.number} />
      <div className={styles.words}>
        <Heading level={headingLevel} size="h3">
          {title}
        </Heading>
        <LongText of={text} />
      </div>
    </li>
  ),
});
