import { Stack, Text } from '@pomp/design-system';
import { formatDecimal } from '@pomp/domain';
import { defineBlock } from '../../block/define-block.js';
import { ExampleMark } from '../../products/example-mark.js';
import { factRows, measuresOf } from '../../products/fact-rows.js';
import { MeasuresDrawing } from '../../products/product-drawing.js';
import { factsOf } from '../../products/product-facts.js';
import * as styles from '../../products/products.css.js';
import { productTexts } from '../../products/texts.js';
import { Said } from '../section/said.js';
import { SectionTitle } from '../section/section-title.js';
import { Section } from '../section/section.js';
import { productFiguresSchema } from './product-facts-blocks.schema.js';

/** All figures of a product, beside a drawing to scale that is made of them. */
export const productFiguresBlock = defineBlock({
  component: 'product_figures',
  name: 'Maten en cijfers',
  schema: productFiguresSchema,
  hasOwnWords: true,
  render: async ({ title, intro, product }, { index, headingLevel, language, lang, page }) => {
    const facts = await factsOf(product, page());
    const texts = language.texts(productTexts);
    const say = (size: number) => texts.measures.inDrawing({ size: formatDecimal(size, language) });
    const rows = factRows(facts, language);
    const measures = measuresOf(facts);
    const drawn = product !== 'all_electric' && measures && { product, ...measures };
    return (
      <Section index={index}>
        <Stack gap="xl">
          <SectionTitle title={title} intro={intro} level={headingLevel} lang={lang} />
          <div className={drawn ? styles.figures : undefined}>
            {drawn && (
              <Stack gap="s">
                <MeasuresDrawing
                  {...drawn}
                  say={say}
                  label={texts.measures.drawing({
                    name: facts.name,
                    height: formatDecimal(drawn.height, language),
                    width: formatDecimal(drawn.width, language),
                    depth: formatDecimal(drawn.depth, language),
                  })}
                />
                <Text size="small" tone="muted">
                  {texts.measures.toScale}
                </Text>
              </Stack>
            )}
            <Stack gap="m">
              <dl className={drawn ? styles.rows : styles.rowsAlone}>
                {rows.map(({ name, label, note, value, example }) => (
                  <div key={name} className={styles.row}>
                    <dt>
                      {label}
                      {note && (
                        <span className={styles.note}>
                          <Said lang={name === 'warranty' ? facts.lang : undefined}>{note}</Said>
                        </span>
                      )}
                    </dt>
                    <dd className={styles.value}>
                      {value}
                      {example && <ExampleMark language={language} />}
                    </dd>
                  </div>
                ))}
              </dl>
              {rows.some(({ example }) => example) && (
                <Text size="small" tone="muted">
                  {texts.examples}
                </Text>
              )}
            </Stack>
          </div>
        </Stack>
      </Section>
    );
  },
});
