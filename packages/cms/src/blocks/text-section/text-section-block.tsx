import { Columns, Stack } from '@pomp/design-system';
import { defineBlock } from '../../block/define-block.js';
import { RichText } from '../../rich-text/rich-text.js';
import { Section } from '../section/section.js';
import { SectionTitle } from '../section/section-title.js';
import { textSectionSchema } from './text-section-block.schema.js';

export const textSectionBlock = defineBlock({
  component: 'text_section',
  name: 'Tekst',
  schema: textSectionSchema,
  render: ({ title, intro, text, layout }, { index, headingLevel, renderBlocks }) => {
    const heading = <SectionTitle title={title} intro={intro} level={headingLevel} />;
    const body = text && <RichText document={text} headingLevel={title && headingLevel > 1 ? 3 : 2} renderBlocks={renderBlocks} />;
    return (
      <Section index={index}>
        {layout === 'beside' ? (
          <Columns desktop="wideLast" gap="xl">
            {heading}
            {body}
          </Columns>
        ) : (
          <Stack gap="xl">
            {heading}
            {body}
          </Stack>
        )}
      </Section>
    );
  },
});
