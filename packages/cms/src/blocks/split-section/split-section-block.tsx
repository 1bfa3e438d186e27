import { Heading, Stack, Text } from '@pomp/design-system';
import { defineBlock } from '../../block/define-block.js';
import { headingBelow } from '../../block/heading-below.js';
import { RichText } from '../../rich-text/rich-text.js';
import { Actions } from '../section/actions.js';
import { Picture } from '../section/drawing.js';
import { Section } from '../section/section.js';
import * as styles from './split-section-block.css.js';
import { splitSectionSchema } from './split-section-block.schema.js';

export const splitSectionBlock = defineBlock({
  component: 'split_section',
  name: 'Tekst en beeld naast elkaar',
  schema: splitSectionSchema,
  render: ({ subtitle, title, text, image, drawing, picture_side, ...actions }, { index, headingLevel, renderBlocks }) => (
    <Section index={index}>
      <div className={styles.halves}>
        <Stack gap="l">
          <Stack gap="s">
            {subtitle && (
              <Text weight="strong" tone="brand">
                {subtitle}
              </Text>
            )}
            <Heading level={headingLevel} size="h1">
              {title}
            </Heading>
          </Stack>
          {text && <RichText document={text} headingLevel={headingBelow(headingLevel) === 2 ? 2 : 3} renderBlocks={renderBlocks} />}
          <Actions
            first={{ label: actions.button_label, link: actions.button_link }}
            second={{ label: actions.button_2_label, link: actions.button_2_link }}
          />
        </Stack>
        <div className={styles.picture[picture_side]}>
          <Picture image={image} drawing={drawing} />
        </div>
      </div>
    </Section>
  ),
});
