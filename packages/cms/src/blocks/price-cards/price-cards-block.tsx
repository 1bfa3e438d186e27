import { Stack } from '@pomp/design-system';
import { defineBlock } from '../../block/define-block.js';
import { headingBelow } from '../../block/heading-below.js';
import { RichText } from '../../rich-text/rich-text.js';
import { linesOf } from '../section/lines-of.js';
import { Section } from '../section/section.js';
import { SectionTitle } from '../section/section-title.js';
import { WholeRows } from '../section/whole-rows.js';
import { PriceCard } from './price-card.js';
import { priceCardSchema, priceCardsSchema } from './price-cards-block.schema.js';

export const priceCardsBlock = defineBlock({
  component: 'price_cards',
  name: 'Prijzen naast elkaar',
  schema: priceCardsSchema,
  render: ({ title, intro, cards }, { index, headingLevel, renderBlocks }) => (
    <Section index={index} ground="surface">
      <Stack gap="xl">
        <SectionTitle title={title} intro={intro} level={headingLevel} />
        <WholeRows count={cards.length}>{renderBlocks(cards, title ? headingBelow(headingLevel) : headingLevel)}</WholeRows>
      </Stack>
    </Section>
  ),
});

/** One price, `price_card`; its `price` is in euros. */
export const priceCardBlock = defineBlock({
  component: 'price_card',
  name: 'Prijs',
  schema: priceCardSchema,
  render: (
    {
      payement,
      price,
      is_example,
      monthly_payment,
      description,
      specifications,
      product_specifications,
      small_letters,
      highlight,
      button_label,
      button_link,
    },
    { headingLevel, language, loanInCents, renderBlocks },
  ) => (
    <PriceCard
      language={language}
      title={payement}
      headingLevel={headingLevel}
      priceInCents={Math.round(price * 100)}
      example={is_example}
      payment={monthly_payment ? 'monthly' : 'once'}
      loanInCents={loanInCents}
      description={description}
      points={[...new Set([product_specifications, specifications].flatMap((lines) => linesOf(lines ?? '')))]}
      {...(small_letters && { smallLetters: <RichText document={small_letters} headingLevel={3} renderBlocks={renderBlocks} /> })}
      highlight={highlight}
      action={button_label && button_link ? { label: button_label, link: button_link } : undefined}
    />
  ),
});
