import { checkIcon, closeIcon, Icon, Stack, VisuallyHidden } from '@pomp/design-system';
import { defineBlock } from '../../block/define-block.js';
import { headingBelow } from '../../block/heading-below.js';
import { Picture } from '../section/drawing.js';
import { Section } from '../section/section.js';
import { SectionTitle } from '../section/section-title.js';
import { blocksTexts } from '../texts.js';
import { WholeRows } from '../section/whole-rows.js';
import * as styles from './feature-cards-block.css.js';
import { featureCardSchema, featureCardsSchema, featureSchema } from './feature-cards-block.schema.js';

export const featureCardsBlock = defineBlock({
  component: 'product_feature_cards',
  name: 'Kenmerken per product',
  schema: featureCardsSchema,
  render: ({ title, intro, cards }, { index, headingLevel, renderBlocks }) => (
    <Section index={index} ground="ice">
      <Stack gap="xl">
        <SectionTitle title={title} intro={intro} level={headingLevel} />
        <WholeRows count={cards.length}>{renderBlocks(cards, title ? headingBelow(headingLevel) : headingLevel)}</WholeRows>
      </Stack>
    </Section>
  ),
});

const titles = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;

export const featureCardBlock = defineBlock({
  component: 'product_feature_card',
  name: 'Product met kenmerken',
  schema: featureCardSchema,
  render: ({ title, brand, image, drawing, dark, features }, { headingLevel, renderBlocks }) => {
    const Title = titles[headingLevel];
    return (
      <article className={styles.ground[dark ? 'dark' : 'light']}>
        <Picture image={image} drawing={drawing} sizes="(min-width: 1124px) 30vw, (min-width: 768px) 50vw, 100vw" />
        <div className={styles.words}>
          {brand && <p className={styles.brand}>{brand}</p>}
          <Title className={styles.title}>{title}</Title>
        </div>
        <ul className={styles.features}>{renderBlocks(features)}</ul>
      </article>
    );
  },
});

/** What a product has, or hasn't: said in words too. */
export const featureBlock = defineBlock({
  component: 'product_feature',
  name: 'Kenmerk',
  schema: featureSchema,
  render: ({ included, text }, { language }) => (
    <li className={styles.feature}>
      <Icon of={included ? checkIcon : closeIcon} size="small" />
      <span>
        {!included && <VisuallyHidden>{language.texts(blocksTexts).feature.excluded} </VisuallyHidden>}
        {text}
      </span>
    </li>
  ),
});
