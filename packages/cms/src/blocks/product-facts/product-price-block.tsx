import { Heading, Stack } from '@pomp/design-system';
import { formatCents } from '@pomp/domain';
import type { ReactNode } from 'react';
import { defineBlock } from '../../block/define-block.js';
import { headingBelow } from '../../block/heading-below.js';
import { ExampleMark } from '../../products/example-mark.js';
import { factsOf, isExample, type ProductFacts } from '../../products/product-facts.js';
import type { FactName } from '../../products/product-facts.schema.js';
import * as styles from '../../products/products.css.js';
import { productTexts } from '../../products/texts.js';
import { linesOf } from '../section/lines-of.js';
import { Said } from '../section/said.js';
import { SectionTitle } from '../section/section-title.js';
import { Section } from '../section/section.js';
import { productPriceSchema } from './product-facts-blocks.schema.js';

/** What the price of a product has in it and what not, and what is left of it after subsidy. */
export const productPriceBlock = defineBlock({
  component: 'product_price',
  name: 'Wat er in de prijs zit',
  schema: productPriceSchema,
  hasOwnWords: true,
  render: async ({ title, intro, product }, { index, headingLevel, language, lang, page }) => {
    const facts = await factsOf(product, page());
    const texts = language.texts(productTexts);
    const euros = (amount: number) => formatCents(Math.round(amount * 100), language);
    const mark = (...names: FactName[]) => names.some((name) => isExample(facts, name)) && <ExampleMark language={language} />;
    const level = title ? headingBelow(headingLevel) : headingLevel;
    const list = (name: 'included' | 'excluded') => {
      const lines = linesOf(facts[name] ?? '');
      return (
        lines.length > 0 && (
          <div>
            <Heading level={level} size="h3">
              {texts.price[name]}
              {mark(name)}
            </Heading>
            <ul className={styles.lines}>
              {lines.map((line) => (
                <PricedLine key={line} line={line} lang={facts.lang} />
              ))}
            </ul>
          </div>
        )
      );
    };
    return (
      <Section index={index} ground="deep">
        <Stack gap="xl">
          <SectionTitle title={title} intro={intro} level={headingLevel} lang={lang} />
          <div className={styles.priced}>
            {list('included')}
            {list('excluded')}
            <Sum facts={facts} euros={euros} mark={mark} texts={texts.price} />
          </div>
        </Stack>
      </Section>
    );
  },
});

/** `Een eigen groep | € 120 tot € 500`. */
function PricedLine({ line, lang }: { line: string; lang: string | undefined }) {
  const [words, price] = line.split('|').map((part) => part.trim());
  return (
    <li className={styles.row}>
      <Said lang={lang}>{words}</Said>
      {price && <strong>{price}</strong>}
    </li>
  );
}

interface SumProps {
  facts: ProductFacts;
  euros: (amount: number) => string;
  mark: (...names: FactName[]) => ReactNode;
  texts: {
    price: string;
    after: string;
    subsidy: (values: { year: string }) => string;
    minus: (values: { amount: string }) => string;
  };
}

function Sum({ facts: { price, subsidy, subsidy_year: year }, euros, mark, texts }: SumProps) {
  if (price === undefined) return null;
  return (
    <dl className={`${styles.rows} ${styles.sum}`}>
      <div className={styles.row}>
        <dt>{texts.price}</dt>
        <dd className={styles.value}>
          {euros(price)}
          {mark('price')}
        </dd>
      </div>
      {subsidy !== undefined && year !== undefined && (
        <>
          <div className={styles.row}>
            <dt>{texts.subsidy({ year: String(year) })}</dt>
            <dd className={styles.value}>
              {texts.minus({ amount: euros(subsidy) })}
              {mark('subsidy')}
            </dd>
          </div>
          <div className={styles.row}>
            <dt className={styles.left}>{texts.after}</dt>
            <dd className={`${styles.value} ${styles.total}`}>
              {euros(price - subsidy)}
              {mark('price', 'subsidy')}
            </dd>
          </div>
        </>
      )}
    </dl>
  );
}
