import { Icon, Link, Stack, Text } from '@pomp/design-system';
import { defineBlock } from '../../block/define-block.js';
import { CountUp } from '../../interactive/count-up.js';
import { blockIcons } from '../section/block-icon.js';
import { Section } from '../section/section.js';
import { SectionTitle } from '../section/section-title.js';
import { WholeRows } from '../section/whole-rows.js';
import { blocksTexts } from '../texts.js';
import * as styles from './counters-block.css.js';
import { counterSchema, countersSchema } from './counters-block.schema.js';

export const countersBlock = defineBlock({
  component: 'counters',
  name: 'Tellers',
  schema: countersSchema,
  render: ({ title, intro, counters }, { index, headingLevel, renderBlocks }) => (
    <Section index={index} ground="ice">
      <Stack gap="xl">
        <SectionTitle title={title} intro={intro} level={headingLevel} />
        <WholeRows count={counters.length} widest={4} gap="xl">
          {renderBlocks(counters)}
        </WholeRows>
      </Stack>
    </Section>
  ),
});

export const counterBlock = defineBlock({
  component: 'counter',
  name: 'Teller',
  schema: counterSchema,
  render: ({ icon, amount, prefix, suffix, description, source, source_link, duration }, { language }) => (
    <div className={styles.counter}>
      <span className={styles.icon}>
        <Icon of={blockIcons[icon]} size="large" />
      </span>
      <p className={styles.amount}>
        {prefix && <span>{prefix}</span>}
        <CountUp amount={amount} milliseconds={Number(duration) * 1000} language={language} />
        {suffix && <span>{suffix}</span>}
      </p>
      <Text>{description}</Text>
      <Text size="small" tone="muted">
        {language.texts(blocksTexts).cases.source} {source_link ? <Link {...source_link}>{source}</Link> : source}
      </Text>
    </div>
  ),
});
