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
  const all = found.stories.map(({ full_slug, content }): ProductFacts => {
    const parsed = productFactsContent.parse(content);
    if (parsed.status === 'invalid') throw new Error(`${full_slug}: ${parsed.issues.join('; ')}`);
    const { _lang: lang } = content;
    return { ...parsed.props, lang: typeof lang === 'string' ? lang : undefined };
  });
  return all.map((facts) => withThoseOfMachines(facts, all));
}

/** What of a set is what one of its machines has; its measures aren't, as each machine stands in a place of its own. */
const ofMachines = {
  power: ['power'],
  power_in_frost: ['power_in_frost'],
  efficiency: ['scop_at_35', 'scop_at_55'],
  sound_power: ['sound_power', 'has_quiet_setting'],
  refrigerant: ['refrigerant', 'refrigerant_charge'],
  contents: ['contents'],
} as const satisfies Partial<Record<FactName, readonly (keyof ProductFacts)[]>>;

/** The facts of a set with those that it doesn't tell itself: of the first of its machines that has them, and no surer than there. */
function withThoseOfMachines(facts: ProductFacts, all: readonly ProductFacts[]): ProductFacts {
  const machines = facts.machines.flatMap((machine) => all.filter(({ product }) => product === machine));
  return (Object.keys(ofMachines) as (keyof typeof ofMachines)[]).reduce((known, name) => {
    const fields: readonly (keyof ProductFacts)[] = ofMachines[name];
    const tells = (of: ProductFacts) => fields.some((field) => of[field]);
    const machine = tells(known) ? undefined : machines.find(tells);
    if (!machine) return known;
    const told = Object.fromEntries(fields.map((field) => [field, machine[field]])) as Partial<ProductFacts>;
    return { ...known, ...told, examples: isExample(machine, name) ? [...known.examples, name] : known.examples };
  }, facts);
}

/** Of one product; throws where there are none, as a block about it has nothing to say. */
export async function factsOf(product: FactProduct, page: Pick<PageContext, 'stories'>): Promise<ProductFacts> {
  const found = (await productFacts(page)).find((facts) => facts.product === product);
  if (!found) throw new Error(`there are no facts of '${product}' in ${productFactsFolder}`);
  return found;
}

/** Whether nobody has confirmed it yet. */
export const isExample = (facts: Pick<ProductFacts, 'examples'>, name: FactName) => facts.examples.includes(name);
