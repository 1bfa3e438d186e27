import type { CSSProperties } from 'react';
import { Container } from '@pomp/design-system';
import { defineBlock } from '../../block/define-block.js';
import { ExampleMark } from '../../products/example-mark.js';
import { highlightsOf } from '../../products/highlights.js';
import { factsOf } from '../../products/product-facts.js';
import * as styles from '../../products/products.css.js';
import { productTexts } from '../../products/texts.js';
import { Said } from '../section/said.js';
import { productHighlightsSchema } from './product-facts-blocks.schema.js';

/** What people ask of a product first, in a band under its opening: what it costs and can, how loud it is and how long there is warranty. */
export const productHighlightsBlock = defineBlock({
  component: 'product_highlights',
  name: 'Kerncijfers',
  schema: productHighlightsSchema,
  hasOwnWords: true,
  render: async ({ product }, { language, page }) => {
    const facts = await factsOf(product, page());
    const texts = language.texts(productTexts);
    const highlights = highlightsOf(facts, language);
    return (
      <section aria-label={texts.highlights.label({ name: facts.name })} className={styles.highlights}>
        <Container>
          <dl className={styles.highlightRow} style={{ '--count': highlights.length } as CSSProperties}>
            {highlights.map(({ name, label, value, note, noteLang, example }, index) => (
              <div key={name} className={highlightAt(index, highlights.length)}>
                <dt>{label}</dt>
                <dd className={styles.highlightValue}>
                  {value}
                  {example && <ExampleMark language={language} />}
                </dd>
                {note && (
                  <dd className={styles.highlightNote}>
                    <Said lang={noteLang}>{note}</Said>
                  </dd>
                )}
              </div>
            ))}
          </dl>
        </Container>
      </section>
    );
  },
});

const highlightAt = (index: number, count: number) =>
  index === count - 1 && count % 2 === 1 ? `${styles.highlight} ${styles.highlightAlone}` : styles.highlight;
