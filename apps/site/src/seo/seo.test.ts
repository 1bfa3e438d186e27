import { productFactsContent, type ProductFacts } from '@pomp/cms';
import { type Edition, routesIn } from '@pomp/edition';
import { edition as amstelwarmte } from '@pomp/edition/editions/amstelwarmte';
import { edition as pomp } from '@pomp/edition/editions/pomp';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Graph } from 'schema-dts';
import { describe, expect, test } from 'vitest';
import { speak } from '../language/dictionaries';
import { isIndexable } from './page-facts';
import { seoMetadata } from './page-metadata';
import { PageHead } from '../public-pages/page-head';
import type { Site } from './site-data';
import { StructuredData } from './structured-data';

const site = 'https://pomp.example';
const siteIn = (edition: Edition, locale = edition.locale, siteUrl = site): Site => ({
  siteUrl,
  edition,
  language: speak(edition, locale),
  routes: routesIn(edition, locale),
});
const own = siteIn(pomp);

const story = (full_slug: string, content: object, name = 'Naam') => ({
  id: 1,
  uuid: 'u',
  name,
  slug: full_slug,
  full_slug,
  tag_list: [],
  content: { component: 'page', ...content },
});
const paragraph = (...texts: string[]) => ({
  type: 'doc',
  content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});

function factsOf(fields: object): ProductFacts {
  const facts = productFactsContent.parse({ component: 'product_facts', product: 'pomp_ao', name: 'Pomp AO', ...fields });
  if (facts.status === 'invalid') throw new Error(facts.issues.join());
  return { ...facts.props, lang: undefined };
}

const subjects = [{ value: 'kosten', name: 'Kosten en subsidie' }];
const markupOf = (page: ReturnType<typeof story>, query = {}, products: readonly ProductFacts[] = []) =>
  renderToStaticMarkup(StructuredData({ page: { story: page, query, subjects }, site: own, products }));
const metadataOf = (page: ReturnType<typeof story>, query = {}) => seoMetadata({ story: page, query, subjects }, own);
function thingsOn(page: ReturnType<typeof story>, query = {}, products: readonly ProductFacts[] = []): unknown[] {
  const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script>$/.exec(markupOf(page, query, products)) ?? [];
  return [...(JSON.parse(json) as Graph)['@graph']];
}
const thing = (page: ReturnType<typeof story>, type: string, query = {}, products: readonly ProductFacts[] = []) =>
  thingsOn(page, query, products).find((found) => (found as { '@type': string })['@type'] === type);

describe('structured data', () => {
  test('on every page: who sells here; on the home page also which site it is', () => {
    expect(thing(story('faq', {}), 'Organization')).toMatchObject({ name: 'Pomp', url: 'https://pomp.example/' });
    expect(thing(story('home', {}), 'WebSite')).toMatchObject({ inLanguage: 'nl' });
    expect(thing(story('faq', {}), 'WebSite')).toBeUndefined();
  });

  test('on the page of a product: its price and figures, as far as someone confirmed them', () => {
    const page = story('hybride-warmtepomp', { product: 'Pomp AO', description: 'Warmte van buiten.' });
    const told = (facts: object) =>
      thing(page, 'Product', {}, [factsOf({ price: '3400', sound_power: '54', weight: '88', ...facts })]);
    expect(told({ examples: ['weight'] })).toMatchObject({
      name: 'Pomp AO',
      description: 'Warmte van buiten.',
      offers: { price: '3400.00', priceCurrency: 'EUR' },
      additionalProperty: [{ name: 'Geluidsvermogen', value: '54 dB(A)' }],
    });
    expect(told({ examples: ['weight', 'price'] })).toBeUndefined();
    expect(told({ name: 'Pomp T' })).toBeUndefined();
  });

  test('where questions stand: each with its answer, and none that is left out of the page', () => {
    const item = (question: string, answer?: object) => ({ component: 'faq_item', question, answer });
    const page = story('faq', {
      body: [
        {
          component: 'faq_section',
          items: [
            item('Maakt hij geluid?', paragraph('Een beetje.', 'Buiten.')),
            item('', paragraph('?')),
            item('Zonder antwoord'),
            item('Met een geleegd antwoord', { type: 'doc', content: [{ type: 'paragraph' }] }),
            item('Met een beeld als antwoord', { type: 'doc', content: [{ type: 'image', attrs: { src: '/huis.jpg' } }] }),
          ],
        },
      ],
    });
    expect(thing(page, 'FAQPage')).toEqual({
      '@type': 'FAQPage',
      mainEntity: [
        { '@type': 'Question', name: 'Maakt hij geluid?', acceptedAnswer: { '@type': 'Answer', text: 'Een beetje. Buiten.' } },
      ],
    });
  });

  test('of an article: what it is about and when it appeared; it stands below its subject', () => {
    const page = {
      ...story(
        'kennisbank/subsidie',
        {
          component: 'article',
          title: 'Subsidie',
          teaser: 'Wat je krijgt.',
          category: 'kosten',
          readingTime: '4',
          date_added: '2026-03-01 09:00',
        },
        'Subsidie',
      ),
      published_at: '2026-05-01T08:00:00.000Z',
    };
    expect(thing(page, 'Article')).toMatchObject({
      headline: 'Subsidie',
      articleSection: 'Kosten en subsidie',
      datePublished: '2026-03-01T09:00:00.000Z',
      dateModified: '2026-05-01T08:00:00.000Z',
    });
    expect(thing(page, 'BreadcrumbList')).toMatchObject({
      itemListElement: [
        { name: 'Home' },
        { name: 'Kennisbank' },
        { name: 'Kosten en subsidie', item: `${site}/kennisbank/?category=kosten` },
        { name: 'Subsidie' },
      ],
    });
    expect(metadataOf(page)).toMatchObject({
      description: 'Wat je krijgt.',
      openGraph: { published: '2026-03-01T09:00:00.000Z' },
    });
  });

  test('of a vacancy: the whole text, where and since when', () => {
    const paragraphs = [{ component: 'vacancy_paragraph', header: 'Wat je doet', content: paragraph('Je plaatst pompen.') }];
    const page = story('vacatures/monteur', {
      component: 'vacancy',
      title: 'Monteur',
      location: 'Arnhem',
      description: 'Werk buiten.',
      date_added: '2026-03-01 09:00',
      paragraphs,
    });
    expect(thing(page, 'JobPosting')).toMatchObject({
      title: 'Monteur',
      description: 'Werk buiten.\n\nWat je doet\nJe plaatst pompen.',
      datePosted: '2026-03-01T09:00:00.000Z',
      jobLocation: { address: { addressLocality: 'Arnhem', addressCountry: 'NL' } },
    });
    expect(metadataOf(page).title).toBe('Monteur, Arnhem');
    for (const unsaid of ['baseSalary', 'employmentType', 'validThrough'])
      expect(thing(page, 'JobPosting')).not.toHaveProperty(unsaid);
  });

  test('of a vacancy: salary, hours and last day, where an editor gave them', () => {
    const vacancy = (fields: Record<string, unknown>) =>
      thing(
        story('vacatures/monteur', {
          component: 'vacancy',
          title: 'Monteur',
          location: 'Arnhem',
          date_added: '2026-03-01 09:00',
          paragraphs: [],
          ...fields,
        }),
        'JobPosting',
      );
    expect(
      vacancy({
        salary_from: '2800',
        salary_to: '3700',
        employment: ['full_time', 'part_time'],
        valid_through: '2026-12-31 22:59',
      }),
    ).toMatchObject({
      baseSalary: { currency: 'EUR', value: { minValue: 2800, maxValue: 3700, unitText: 'MONTH' } },
      employmentType: ['FULL_TIME', 'PART_TIME'],
      validThrough: '2026-12-31T22:59:00.000Z',
    });
    expect(vacancy({ salary_from: '19', salary_to: '', salary_per: 'hour' })).toMatchObject({
      baseSalary: { value: { value: 19, unitText: 'HOUR' } },
    });
  });

  test('which way leads to a page', () => {
    const names = (slug: string) =>
      (
        thing(story(slug, {}, 'Subsidie'), 'BreadcrumbList') as { itemListElement: { name: string; item: string }[] } | undefined
      )?.itemListElement.map(({ name, item }) => [name, item]);
    expect(names('kennisbank/subsidie')).toEqual([
      ['Home', `${site}/`],
      ['Kennisbank', `${site}/kennisbank/`],
      ['Subsidie', `${site}/kennisbank/subsidie/`],
    ]);
    expect(names('kennisbank/')).toEqual([
      ['Home', `${site}/`],
      ['Subsidie', `${site}/kennisbank/`],
    ]);
    expect(names('home')).toBeUndefined();
  });

  test('nothing that an editor writes ends the script it stands in', () => {
    const name = '</script><script>alert(1)</script><!--';
    const page = story('faq', { product: name });
    const facts = [factsOf({ name, price: '1' })];
    expect(markupOf(page, {}, facts).match(/<\/?script/g)).toHaveLength(2);
    expect(thing(page, 'Product', {}, facts)).toMatchObject({ name });
  });
});

describe('a page that is shared', () => {
  test('has one address, and says what it is about with a picture', () => {
    const page = metadataOf(story('het-proces', { title: 'Zo gaat het', description: 'Van plan tot warmte.' }));
    const tags = renderToStaticMarkup(PageHead({ of: page, name: 'Pomp' }));
    for (const tag of [
      '<title>Zo gaat het | Pomp</title>',
      '<meta name="description" content="Van plan tot warmte."/>',
      '<link rel="canonical" href="https://pomp.example/het-proces/"/>',
      '<meta property="og:title" content="Zo gaat het"/>',
      '<meta property="og:url" content="https://pomp.example/het-proces/"/>',
      '<meta property="og:type" content="website"/>',
      '<meta property="og:image" content="https://pomp.example/beeld/delen/het-proces.png"/>',
      '<meta property="og:image:width" content="1200"/>',
      '<meta property="og:image:height" content="630"/>',
      '<meta name="twitter:card" content="summary_large_image"/>',
    ])
      expect(tags).toContain(tag);
    expect(tags).not.toContain('robots');
  });

  test.each([
    [{ page: '1' }, 'Kennisbank', '', []],
    [{ page: '2' }, 'Kennisbank: pagina 2', '?page=2', []],
    [{ category: 'kosten' }, 'Kennisbank: Kosten en subsidie', '?category=kosten', ['Kosten en subsidie']],
    [
      { category: 'kosten', page: '2' },
      'Kennisbank: Kosten en subsidie, pagina 2',
      '?category=kosten&page=2',
      ['Kosten en subsidie'],
    ],
  ])('has an address and a title for each part of its list: %j', (query, title, search, subject) => {
    const page = story('kennisbank/', { title: 'Kennisbank' }, 'Kennisbank');
    expect(metadataOf(page, query)).toMatchObject({ title, canonical: `${site}/kennisbank/${search}` });
    const trail = thing(page, 'BreadcrumbList', query) as { itemListElement: { name: string; item: string }[] };
    expect(trail.itemListElement.map(({ name }) => name)).toEqual(['Home', 'Kennisbank', ...subject]);
  });

  test.each(['besparing-resultaat', 'reservering-succes/pomp-ao', 'nieuwsbrief/bevestigen', '404'])(
    '%s means nothing to someone who didn’t come from our form, and is not indexed',
    (slug) => {
      expect(isIndexable(slug, pomp.routes)).toBe(false);
      expect(metadataOf(story(slug, {})).isIndexed).toBe(false);
    },
  );
});

describe('in another language', () => {
  const english = siteIn(pomp, 'en-GB');
  const page = {
    ...story(
      'en/knowledge-base/subsidies',
      { component: 'article', title: 'Subsidies', teaser: 'What you get.', category: 'kosten', readingTime: '4' },
      'Subsidies',
    ),
    default_full_slug: 'kennisbank/subsidie',
    translated_slugs: [{ lang: 'en', path: 'knowledge-base/subsidies' }],
  };
  const { default_full_slug: full_slug, ...rest } = page;
  const dutch = { ...rest, full_slug };

  test('a page names itself in each language, and the seller’s own for whoever reads none of them', () => {
    const languages = {
      nl: `${site}/kennisbank/subsidie/`,
      en: `${site}/en/knowledge-base/subsidies/`,
      'x-default': `${site}/kennisbank/subsidie/`,
    };
    expect(seoMetadata({ story: page, query: {} }, english)).toMatchObject({
      canonical: languages.en,
      languages,
      openGraph: { locale: 'en_GB', otherLocales: ['nl_NL'] },
    });
    expect(metadataOf(dutch)).toMatchObject({ canonical: languages.nl, languages, openGraph: { locale: 'nl_NL' } });
  });

  test('a part of a list, the way to a page and what it is written in are in it', () => {
    const markup = renderToStaticMarkup(StructuredData({ page: { story: page, query: {} }, site: english, products: [] }));
    expect(markup).toContain('"name":"Knowledge base","item":"https://pomp.example/en/knowledge-base/"');
    expect(markup).toContain('"name":"Home","item":"https://pomp.example/en/"');
    expect(markup).toContain('"inLanguage":"en"');
    const list = { ...page, full_slug: 'en/knowledge-base/', content: { component: 'page' } };
    expect(seoMetadata({ story: list, query: { page: '2' } }, english).title).toMatch(/: page 2$/);
  });

  test('pages that follow a form aren’t indexed either', () => {
    expect(['reserved/pomp-ao', 'savings-result', '404'].map((slug) => isIndexable(`en/${slug}`, english.routes))).toEqual([
      false,
      false,
      false,
    ]);
    expect(isIndexable('en/contact', english.routes)).toBe(true);
  });
});

describe('another seller', () => {
  const theirs = siteIn(amstelwarmte, 'nl-NL', 'https://amstelwarmte.example');
  const page = story('hybride-warmtepomp', { product: 'Pomp AO' });

  test('is named with all that the law asks, and Pomp nowhere but in what it sells', () => {
    const markup = renderToStaticMarkup(
      StructuredData({ page: { story: page, query: {} }, site: theirs, products: [factsOf({ price: '3295' })] }),
    );
    const facts = JSON.stringify(seoMetadata({ story: page, query: {} }, theirs));
    for (const words of ['Amstelwarmte Coöperatief U.A.', '00012345', 'NL000123456B01', 'Weesperzijde 1', '020 000 56 78'])
      expect(markup).toContain(words);
    expect((markup + facts).replaceAll('Pomp AO', '')).not.toMatch(/\bpomp\b/i);
    expect(facts).toContain('Amstelwarmte: Naam');
  });

  test('isn’t told to search engines with an identity that is an example', () => {
    const { legal } = amstelwarmte.seller;
    const example = { ...amstelwarmte, seller: { ...amstelwarmte.seller, legal: legal && { ...legal, isExample: true } } };
    const markup = renderToStaticMarkup(
      StructuredData({ page: { story: page, query: {} }, site: { ...theirs, edition: example }, products: [] }),
    );
    expect(markup).toContain('Amstelwarmte');
    expect(markup).not.toContain('00012345');
    expect(markup).toContain('"contactPoint":{"@type":"ContactPoint","contactType":"customer service"');
    expect(markup).toContain(`"telephone":"${amstelwarmte.seller.phone}"`);
  });
});
