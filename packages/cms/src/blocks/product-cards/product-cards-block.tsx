import { Stack } from '@pomp/design-system';
import { defineBlock } from '../../block/define-block.js';
import { headingBelow } from '../../block/heading-below.js';
import { Section } from '../section/section.js';
import { SectionTitle } from '../section/section-title.js';
import { WholeRows } from '../section/whole-rows.js';
import { productCardsSchema } from './product-cards-block.schema.js';

export const productCardsBlock = defineBlock({
  component: 'product_cards',
  name: 'Producten naast elkaar',
  schema: productCardsSchema,
  render: ({ title, intro, cards }, { index, headingLevel, renderBlocks }) => (
    <Section index={index}>
      <Stack gap="xl">
        <SectionTitle title={title} intro={intro} level={headingLevel} />
        <WholeRows count={cards.length}>{renderBlocks(cards, title ? headingBelow(headingLevel) : headingLevel)}</WholeRows>
      </Stack>
    </Section>
  ),
});
