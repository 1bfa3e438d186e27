import { edition as amstelwarmte } from '@pomp/edition/editions/amstelwarmte';
import { edition as pomp } from '@pomp/edition/editions/pomp';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Graph } from 'schema-dts';
import { describe, expect, test } from 'vitest';
import { isIndexable } from './page-facts';
import { seoMetadata } from './page-metadata';
import { StructuredData } from './structured-data';

const site = 'https://pomp.example';
const own = { siteUrl: site, edition: pomp };

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

const markupOf = (page: ReturnType<typeof story>, query = {}) =>
  renderToStaticMarkup(StructuredData({ page: { story: page, query }, site: own }));
const metadataOf = (page: ReturnType<typeof story>, query = {}) => seoMetadata({ story: page, query }, own);
function thingsOn(page: ReturnType<typeof story>, query = {}): unknown[] {
  const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script>$/.exec(markupOf(page, query)) ?? [];
  return [...(JSON.parse(json) as Graph)['@graph']];
}
const thing = (page: ReturnType<typeof story>, type: string, query = {}) =>
  thingsOn(page, query).find((found) => (found as { '@type': string })['@type'] === type);

describe('structured data', () => {
  test('on every page: who sells here; on the home page also which site it is', () => {
    expect(thing(story('faq', {}), 'Organization')).toMatchObject({ name: 'Pomp', url: 'https://pomp.example/' });
    expect(thing(story('home', {}), 'WebSite')).toMatchObject({ inLanguage: 'nl' });
    expect(thing(story('faq', {}), 'WebSite')).toBeUndefined();
  });

  test('on the page of a product: what it costs at once, not what a loan costs a month', () => {
    const card = (price: string, monthly_payment: boolean) => ({ component: 'price_card', payement: 'x', price, monthly_payment });
    const body = [{ component: 'price_cards', cards: [card('19', true), card('3400', false)] }];
    const page = story('hybride-warmtepomp', { product: 'Pomp AO', description: 'Warmte van buiten.', body });
    expect(thing(page, 'Product')).toMatchObject({
      name: 'Pomp AO',
      description: 'Warmte van buiten.',
      offers: { price: '3400.00', priceCurrency: 'EUR' },
    });
    expect(thing(story('producten', { body }), 'Product')).toBeUndefined();
    expect(
      thing(
        story('all-electric-warmtepomp', {
          product: 'Pomp All-electric',
          body: [{ component: 'price_cards', cards: [card('19', true)] }],
        }),
        'Product',
      ),
    ).toBeUndefined();
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
      openGraph: { type: 'article', publishedTime: '2026-03-01T09:00:00.000Z' },
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
    const page = story('faq', {
      product: '</script><script>alert(1)</script><!--',
      body: [{ component: 'price_card', payement: 'x', price: '1', monthly_payment: false }],
    });
    expect(markupOf(page).match(/<\/?script/g)).toHaveLength(2);
    expect(thing(page, 'Product')).toMatchObject({ name: '</script><script>alert(1)</script><!--' });
  });
});

describe('a page that is shared', () => {
  test('has one address, and says what it is about with a picture', () => {
    expect(metadataOf(story('het-proces', { title: 'Zo gaat het', description: 'Van plan tot warmte.' }))).toMatchObject({
      title: 'Zo gaat het',
      description: 'Van plan tot warmte.',
      alternates: { canonical: 'https://pomp.example/het-proces/' },
      openGraph: { title: 'Zo gaat het', url: 'https://pomp.example/het-proces/', images: [{ width: 1200, height: 630 }] },
      twitter: { card: 'summary_large_image' },
    });
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
    expect(metadataOf(page, query)).toMatchObject({ title, alternates: { canonical: `${site}/kennisbank/${search}` } });
    const trail = thing(page, 'BreadcrumbList', query) as { itemListElement: { name: string; item: string }[] };
    expect(trail.itemListElement.map(({ name }) => name)).toEqual(['Home', 'Kennisbank', ...subject]);
  });

  test.each(['besparing-resultaat', 'reservering-succes/pomp-ao', 'nieuwsbrief/bevestigen', '404'])(
    '%s means nothing to someone who didn’t come from our form, and is not indexed',
    (slug) => {
      expect(isIndexable(slug, pomp.routes)).toBe(false);
      expect(metadataOf(story(slug, {})).robots).toEqual({ index: false });
    },
  );
});

describe('another seller', () => {
  const theirs = { siteUrl: 'https://amstelwarmte.example', edition: amstelwarmte };
  const page = story('hybride-warmtepomp', {
    product: 'Pomp AO',
    body: [
      { component: 'price_cards', cards: [{ component: 'price_card', payement: 'x', price: '3295', monthly_payment: false }] },
    ],
  });

  test('is named with all that the law asks, and Pomp nowhere but in what it sells', () => {
    const markup = renderToStaticMarkup(StructuredData({ page: { story: page, query: {} }, site: theirs }));
    const facts = JSON.stringify(seoMetadata({ story: page, query: {} }, theirs));
    for (const words of ['Amstelwarmte Coöperatief U.A.', '00012345', 'NL000123456B01', 'Weesperzijde 1', '020 000 56 78'])
      expect(markup).toContain(words);
    expect((markup + facts).replaceAll('Pomp AO', '')).not.toMatch(/\bpomp\b/i);
    expect(facts).toContain('Amstelwarmte: de stad van het gas');
  });
});
