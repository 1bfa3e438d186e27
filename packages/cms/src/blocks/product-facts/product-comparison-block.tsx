import { Stack, Text, VisuallyHidden } from '@pomp/design-system';
import { defineBlock } from '../../block/define-block.js';
import { ExampleMark } from '../../products/example-mark.js';
import { factRows, measuresOf } from '../../products/fact-rows.js';
import { ProductToScale } from '../../products/product-drawing.js';
import { productFacts } from '../../products/product-facts.js';
import { factNames } from '../../products/product-facts.schema.js';
import * as styles from '../../products/products.css.js';
import { productTexts } from '../../products/texts.js';
import { scrollable } from '../section/scrollable.js';
import { SectionTitle } from '../section/section-title.js';
import { Section } from '../section/section.js';
import { productComparisonSchema } from './product-facts-blocks.schema.js';

/** Products side by side, drawn at one scale, with what is known of each. */
export const productComparisonBlock = defineBlock({
  component: 'product_comparison',
  name: 'Toestellen op schaal',
  schema: productComparisonSchema,
  hasOwnWords: true,
  render: async ({ title, intro, products }, { index, headingLevel, language, lang, page }) => {
    const known = await productFacts(page());
    const texts = language.texts(productTexts);
    const columns = products.map((product) => {
      const facts = known.find((each) => each.product === product);
      if (!facts) throw new Error(`there are no facts of '${product}'`);
      const measures = measuresOf(facts);
      return {
        facts,
        rows: factRows(facts, language),
        drawn: product !== 'all_electric' && measures && { product, ...measures },
      };
    });
    const rows = columns.flatMap((column) => column.rows);
    const names = factNames.filter((name) => rows.some((row) => row.name === name));
    return (
      <Section index={index}>
        <Stack gap="xl">
          <SectionTitle title={title} intro={intro} level={headingLevel} lang={lang} />
          <div className={styles.comparison} {...scrollable(texts.comparison.label)}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">
                    <VisuallyHidden>{texts.comparison.fact}</VisuallyHidden>
                  </th>
                  {columns.map(({ facts, drawn }) => (
                    <th key={facts.product} scope="col">
                      {drawn && <ProductToScale {...drawn} />}
                      <span className={styles.productName}>{facts.name}</span>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {names.map((name) => (
                  <tr key={name}>
                    <th scope="row">{texts.labels[name as keyof typeof texts.labels]}</th>
                    {columns.map(({ facts, rows: own }) => {
                      const row = own.find((each) => each.name === name);
                      return (
                        <td key={facts.product}>
                          {row ? (
                            <>
                              {row.value}
                              {row.example && <ExampleMark language={language} />}
                            </>
                          ) : (
                            <>
                              <span aria-hidden>–</span>
                              <VisuallyHidden>{texts.comparison.none}</VisuallyHidden>
                            </>
                          )}
                        </td>
                      );
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {rows.some(({ example }) => example) && (
            <Text size="small" tone="muted">
              {texts.examples}
            </Text>
          )}
        </Stack>
      </Section>
    );
  },
});
