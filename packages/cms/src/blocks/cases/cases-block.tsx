import { Card, Heading, Link, Stack, Text } from '@pomp/design-system';
import { defineBlock } from '../../block/define-block.js';
import { headingBelow } from '../../block/heading-below.js';
import { Picture } from '../section/drawing.js';
import { LongText } from '../section/long-text.js';
import { Section } from '../section/section.js';
import { SectionTitle } from '../section/section-title.js';
import { blocksTexts } from '../texts.js';
import { WholeRows } from '../section/whole-rows.js';
import * as styles from './cases-block.css.js';
import { caseSchema, casesSchema, factSchema } from './cases-block.schema.js';

export const casesBlock = defineBlock({
  component: 'cases',
  name: 'Voorbeelden',
  schema: casesSchema,
  render: ({ title, intro, cases }, { index, headingLevel, renderBlocks }) => (
    <Section index={index} ground="surface">
      <Stack gap="xl">
        <SectionTitle title={title} intro={intro} level={headingLevel} />
        <WholeRows count={cases.length}>{renderBlocks(cases, title ? headingBelow(headingLevel) : headingLevel)}</WholeRows>
      </Stack>
    </Section>
  ),
});

export const caseBlock = defineBlock({
  component: 'case',
  name: 'Voorbeeld',
  schema: caseSchema,
  render: (
    { title, text, facts, spread, source, source_link, image, drawing, link_label, link },
    { headingLevel, language, renderBlocks },
  ) => (
    <Card as="article" padding="none">
      <div className={styles.parts}>
        <Picture image={image} drawing={drawing} sizes="(min-width: 1124px) 33vw, (min-width: 768px) 50vw, 100vw" />
        <div className={styles.words}>
          <Stack gap="m">
            <Heading level={headingLevel} size="h3">
              {title}
            </Heading>
            <LongText of={text} />
            {/* A figure that nobody answers for is no proof. */}
            {source && facts.length > 0 && <dl className={styles.facts}>{renderBlocks(facts)}</dl>}
            {spread && <Text>{spread}</Text>}
            {source && (
              <Text size="small" tone="muted">
                {language.texts(blocksTexts).cases.source} {source_link ? <Link {...source_link}>{source}</Link> : source}
              </Text>
            )}
            {link_label && link && (
              <Link tone="strong" {...link}>
                {link_label}
              </Link>
            )}
          </Stack>
        </div>
      </div>
    </Card>
  ),
});

/** One line of a list of figures, in a `dl`. */
export const factBlock = defineBlock({
  component: 'fact',
  name: 'Gegeven',
  schema: factSchema,
  render: ({ label, value }) => (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  ),
});
