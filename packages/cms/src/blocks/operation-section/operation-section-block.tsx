import { Heading, Stack } from '@pomp/design-system';
import { defineBlock } from '../../block/define-block.js';
import { headingBelow } from '../../block/heading-below.js';
import { Picture } from '../section/drawing.js';
import { LongText } from '../section/long-text.js';
import { Section } from '../section/section.js';
import { SectionTitle } from '../section/section-title.js';
import * as styles from './operation-section-block.css.js';
import { operationSectionSchema, operationStepSchema } from './operation-section-block.schema.js';

/** The same house step by step, each time with what the step is about. */
export const operationSectionBlock = defineBlock({
  component: 'operation_section',
  name: 'Zo werkt het',
  schema: operationSectionSchema,
  render: ({ title, intro, steps }, { index, headingLevel, renderBlocks }) => (
    <Section index={index}>
      <Stack gap="xl">
        <SectionTitle title={title} intro={intro} level={headingLevel} />
        <ol className={listFor(steps.length)}>{renderBlocks(steps, title ? headingBelow(headingLevel) : headingLevel)}</ol>
      </Stack>
    </Section>
  ),
});

const listFor = (count: number) => (count === 3 || count === 4 ? `${styles.list} ${styles.steps[count]}` : styles.list);

export const operationStepBlock = defineBlock({
  component: 'operation_step',
  name: 'Stap van de werking',
  schema: operationStepSchema,
  render: ({ title, text, drawing }, { headingLevel }) => (
    <li className={styles.step}>
      <Picture image={undefined} drawing={drawing} />
      <div className={styles.title}>
        <Heading level={headingLevel} size="h3">
          {title}
        </Heading>
      </div>
      <LongText of={text} />
    </li>
  ),
});
