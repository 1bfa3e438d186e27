import { Columns, Heading, Stack, Text, VisuallyHidden } from '@pomp/design-system';
import { defineBlock } from '../../block/define-block.js';
import { RichText } from '../../rich-text/rich-text.js';
import { Picture } from '../section/drawing.js';
import { blocksTexts } from '../texts.js';
import * as styles from './tab-section-block.css.js';
import { expandableCardSchema, tabSchema } from './tab-section-block.schema.js';

export const tabBlock = defineBlock({
  component: 'tab',
  name: 'Tabblad',
  schema: tabSchema,
  render: ({ text, cards }, { headingLevel, renderBlocks }) => (
    <Stack gap="l">
      {text && <Text measure>{text}</Text>}
      <Columns tablet="2" desktop="3" gap="xl" align="start">
        {renderBlocks(cards, headingLevel)}
      </Columns>
    </Stack>
  ),
});

/** Unfolds with the browser's own element: no script. */
export const expandableCardBlock = defineBlock({
  component: 'expandable_card',
  name: 'Uitklapbare kaart',
  schema: expandableCardSchema,
  render: ({ title, text, more, image, drawing }, { headingLevel, language, renderBlocks }) => {
    const texts = language.texts(blocksTexts).expandableCard;
    return (
      <article className={styles.card}>
        <Picture image={image} drawing={drawing} sizes="(min-width: 1124px) 30vw, (min-width: 768px) 50vw, 100vw" />
        <Heading level={headingLevel} size="h3">
          {title}
        </Heading>
        {text && <Text>{text}</Text>}
        {more && (
          <details className={styles.more}>
            <summary className={styles.opener}>
              <span className={styles.whenClosed}>{texts.more}</span>
              <span className={styles.whenOpen}>{texts.less}</span>
              <VisuallyHidden> {texts.about({ title })}</VisuallyHidden>
            </summary>
            <div className={styles.rest}>
              <RichText document={more} headingLevel={3} renderBlocks={renderBlocks} />
            </div>
          </details>
        )}
      </article>
    );
  },
});
