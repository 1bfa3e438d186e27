import { Heading, ReadMore, Stack } from '@pomp/design-system';
import { defineBlock } from '../../block/define-block.js';
import { RichText } from '../../rich-text/rich-text.js';
import { Picture } from '../section/drawing.js';
import { LongText } from '../section/long-text.js';
import { WholeRows } from '../section/whole-rows.js';
import * as styles from './tab-section-block.css.js';
import { expandableCardSchema, tabSchema } from './tab-section-block.schema.js';

export const tabBlock = defineBlock({
  component: 'tab',
  name: 'Tabblad',
  schema: tabSchema,
  render: ({ text, cards }, { headingLevel, renderBlocks }) => (
    <Stack gap="l">
      <LongText of={text} measure />
      <WholeRows count={cards.length} gap="xl" align="start">
        {renderBlocks(cards, headingLevel)}
      </WholeRows>
    </Stack>
  ),
});

/** Unfolds with the browser's own element: no script. */
export const expandableCardBlock = defineBlock({
  component: 'expandable_card',
  name: 'Uitklapbare kaart',
  schema: expandableCardSchema,
  render: ({ title, text, more, image, drawing }, { headingLevel, language, renderBlocks }) => (
    <article className={styles.card}>
      <Picture image={image} drawing={drawing} sizes="(min-width: 1124px) 30vw, (min-width: 768px) 50vw, 100vw" />
      <Heading level={headingLevel} size="h3">
        {title}
      </Heading>
      {more ? (
        <ReadMore about={title} intro={text && <LongText of={text} />} language={language}>
          <RichText document={more} headingLevel={3} renderBlocks={renderBlocks} />
        </ReadMore>
      ) : (
        <LongText of={text} />
      )}
    </article>
  ),
});
