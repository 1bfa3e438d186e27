import { useLanguage } from '@pomp/language/react';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import type { PageContext } from '../../block/page-context.js';
import { createRegistry } from '../../block/block-registry.js';
import { contentBlocks } from '../content-blocks.js';

const registry = createRegistry(contentBlocks);

/** Props of `MadeBlocks`. */
interface MadeBlocksProps {
  blocks: readonly ({ readonly component: string } & Readonly<Record<string, unknown>>)[];
  page: PageContext;
}

/** Blocks that wait for facts, as the site's server makes them. */
export function MadeBlocks({ blocks, page }: MadeBlocksProps) {
  const language = useLanguage();
  const [made, setMade] = useState<readonly ReactNode[]>([]);
  useEffect(() => {
    const nodes = blocks.map((block, index) => {
      const prepared = registry.get(block.component)?.prepare(block);
      if (prepared?.status !== 'ready') throw new Error(`${block.component} can't be shown`);
      return prepared.render({
        mode: 'published',
        language,
        index,
        isInFirstView: true,
        headingLevel: index === 0 ? 1 : 2,
        page: () => page,
        renderBlocks: () => null,
      });
    });
    void Promise.all(nodes).then(setMade);
  }, [blocks, page, language]);
  return made.map((node, index) => <Fragment key={index}>{node}</Fragment>);
}

/** The page around blocks that ask for facts of products. */
export const pageWithFacts = (...products: readonly object[]): PageContext => {
  const storyOf = (content: object, slug: string): PageContext['story'] => ({
    id: 1,
    uuid: slug,
    name: slug,
    slug,
    full_slug: slug,
    tag_list: [],
    content: { component: 'product_facts', ...content },
  });
  return {
    story: storyOf({}, 'pagina'),
    siteUrl: 'https://pomp.example',
    query: {},
    stories: () =>
      Promise.resolve({
        stories: products.map((content, index) => storyOf(content, `settings/producten/${index}`)),
        total: products.length,
      }),
    notFound: () => {
      throw new Error('the page says that it is not there');
    },
  };
};

/** Facts as an editor fills them in, with nearly all of them still an example. */
export const pompAoFacts = {
  product: 'pomp_ao',
  name: 'Pomp AO',
  examples: ['power', 'efficiency', 'sound_power', 'size', 'weight', 'warranty', 'included', 'subsidy', 'service'],
  power: '5.2',
  power_in_frost: '5',
  scop_at_35: '4.6',
  scop_at_55: '3.4',
  sound_power: '54',
  has_quiet_setting: true,
  refrigerant: 'R290',
  refrigerant_charge: '0.6',
  height: '80',
  width: '110',
  depth: '45',
  weight: '88',
  electricity: '230 V, eigen groep',
  warranty_years: '5',
  warranty: 'onderdelen en werk',
  price: '3400',
  included: ['Eén Pomp AO', 'Plaatsen en aansluiten'].join('\n'),
  excluded: [['Een eigen groep in de meterkast', '€ 120 tot € 500'].join(' | '), 'Isolatie'].join('\n'),
  subsidy: '2350',
  subsidy_year: '2026',
  service: ['Je meldt het in je account.', 'We kijken op afstand mee.'].join('\n'),
};
export const pompTFacts = {
  product: 'pomp_t',
  name: 'Pomp T',
  height: '190',
  width: '63',
  depth: '63',
  contents: '200',
  price: '4950',
};
export const elementFacts = {
  product: 'element',
  name: 'Element',
  height: '73',
  width: '33',
  depth: '23',
  power: '6',
  examples: ['power'],
};
