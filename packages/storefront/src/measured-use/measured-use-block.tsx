import { defineBlock, Section, SectionTitle } from '@pomp/cms';
import { Stack } from '@pomp/design-system';
import { MeasuredUse } from './measured-use.js';
import { measuredUseSchema } from './measured-use-block.schema.js';

/** The meter readings of customers, as proof: whoever puts it on a page publishes what comes of them. */
export const measuredUseBlock = defineBlock({
  component: 'measured_use',
  name: 'Gemeten verbruik van klanten',
  schema: measuredUseSchema,
  hasOwnWords: true,
  render: ({ title, intro }, { index, headingLevel, lang }) => (
    <Section index={index}>
      <Stack gap="l" width="text">
        <SectionTitle title={title} intro={intro} level={headingLevel} lang={lang} />
        <MeasuredUse />
      </Stack>
    </Section>
  ),
});
