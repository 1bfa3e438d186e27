import { Stack, Text } from '@pomp/design-system';
import { defineBlock } from '../../block/define-block.js';
import { ExampleMark } from '../../products/example-mark.js';
import { factRows } from '../../products/fact-rows.js';
import { factsOf, isExample } from '../../products/product-facts.js';
import * as styles from '../../products/products.css.js';
import { productTexts } from '../../products/texts.js';
import { linesOf } from '../section/lines-of.js';
import { SectionTitle } from '../section/section-title.js';
import { Section } from '../section/section.js';
import { productServiceSchema } from './product-facts-blocks.schema.js';

/** What happens when a product breaks, and how long there is warranty. */
export const productServiceBlock = defineBlock({
  component: 'product_service',
  name: 'Als hij stuk gaat',
  schema: productServiceSchema,
  hasOwnWords: true,
  render: async ({ title, intro, product }, { index, headingLevel, language, lang, page }) => {
    const facts = await factsOf(product, page());
    const texts = language.texts(productTexts);
    const warranty = factRows(facts, language).find(({ name }) => name === 'warranty');
    return (
      <Section index={index} ground="surface">
        <div className={styles.figures}>
          <Stack gap="l">
            <SectionTitle title={title} intro={intro} level={headingLevel} lang={lang} />
            {warranty && (
              <dl className={styles.rows}>
                <div className={styles.row}>
                  <dt>
                    {warranty.label}
                    <span lang={facts.lang} className={styles.note}>
                      {warranty.note}
                    </span>
                  </dt>
                  <dd className={styles.value}>
                    {warranty.value}
                    {warranty.example && <ExampleMark language={language} />}
                  </dd>
                </div>
              </dl>
            )}
          </Stack>
          <Stack gap="m">
            <ol lang={facts.lang} className={styles.steps}>
              {linesOf(facts.service ?? '').map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            {isExample(facts, 'service') && (
              <Text size="small" tone="muted">
                <ExampleMark language={language} /> {texts.examples}
              </Text>
            )}
          </Stack>
        </div>
      </Section>
    );
  },
});
