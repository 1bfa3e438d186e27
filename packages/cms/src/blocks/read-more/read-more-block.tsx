import { Columns, ReadMore } from '@pomp/design-system';
import { defineBlock } from '../../block/define-block.js';
import { RichText } from '../../rich-text/rich-text.js';
import { Section } from '../section/section.js';
import { SectionTitle } from '../section/section-title.js';
import { readMoreSchema } from './read-more-block.schema.js';

export const readMoreBlock = defineBlock({
  component: 'read_more',
  name: 'Tekst met ‘Lees meer’',
  schema: readMoreSchema,
  render: ({ title, intro, more }, { index, headingLevel, language, renderBlocks }) => {
    const first = intro && <RichText document={intro} headingLevel={3} renderBlocks={renderBlocks} />;
    return (
      <Section index={index}>
        <Columns desktop="wideLast" gap="xl">
          <SectionTitle title={title} level={headingLevel} />
          {more ? (
            <ReadMore about={title} intro={first} language={language}>
              <RichText document={more} headingLevel={3} renderBlocks={renderBlocks} />
            </ReadMore>
          ) : (
            first
          )}
        </Columns>
      </Section>
    );
  },
});
