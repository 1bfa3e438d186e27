import { Stack } from '@pomp/design-system';
import { defineBlock } from '../../block/define-block.js';
import { headingBelow } from '../../block/heading-below.js';
import { Views } from '../../interactive/views.js';
import { Section } from '../section/section.js';
import { SectionTitle } from '../section/section-title.js';
import { wellFilled } from '../section/well-filled.js';
import { blocksTexts } from '../texts.js';
import { tabBlock } from './tab-block.js';
import { tabSectionSchema } from './tab-section-block.schema.js';

export const tabSectionBlock = defineBlock({
  component: 'tab_section',
  name: 'Tabbladen met kaarten',
  schema: tabSectionSchema,
  render: ({ title, intro, tabs }, { index, headingLevel, language, renderBlocks }) => {
    // A tab that is filled in wrongly has no name to be opened by; it says so below.
    const { good, bad } = wellFilled(tabs, tabBlock);
    const level = title ? headingBelow(headingLevel) : headingLevel;
    const views = good.map(({ item, props }) => ({ label: props.label, content: renderBlocks([item], level) }));
    return (
      <Section index={index}>
        <Stack gap="xl">
          <SectionTitle title={title} intro={intro} level={headingLevel} />
          {views.length > 0 && <Views label={title ?? language.texts(blocksTexts).tabs.topics} views={views} />}
          {renderBlocks(bad)}
        </Stack>
      </Section>
    );
  },
});
