import type { z } from 'zod';
import type { PageContext } from '../block/page-context.js';
import { type FactName, type FactProduct, productFactsContent } from './product-facts.schema.js';

/** Where the facts of products live; no pages of the site. */
export const productFactsFolder = 'settings/producten/';

/** What is known of a product. */
export interface ProductFacts extends z.output<typeof productFactsContent.schema> {
  /** The language of its words, where nobody translated them into the page's. */
  readonly lang: string | undefined;
}

/** Of every product that there are facts of, in the order of the space. Facts that can't be read fail: a page with half of them would say that the rest isn't there. */
export async function productFacts({ stories }: Pick<PageContext, 'stories'>): Promise<readonly ProductFacts[]> {
  const found = await stories({ startsWith: productFactsFolder, contentType: productFactsContent.component });
  return found.stories.map(({ full_slug, content }) => {
    const parsed = productFactsContent.parse(content);
    if (parsed.status === 'invalid') throw new Error(`${full_slug}: ${parsed.issues.join('; ')}`);
    const { _lang: lang } = content;
    return { ...parsed.props, lang: typeof lang === 'string' ? lang : undefined };
  });
}

/** Of one product; throws where there are none, as a block about it has nothing to say. */
export async function factsOf(product: FactProduct, page: Pick<PageContext, 'stories'>): Promise<ProductFacts> {
  const found = (await productFacts(page)).find((facts) => facts.product === product);
  if (!found) throw new Error(`there are no facts of '${product}' in ${productFactsFolder}`);
  return found;
}

/** Whether nobody has confirmed it yet. */
export const isExample = (facts: Pick<ProductFacts, 'examples'>, name: FactName) => facts.examples.includes(name);
