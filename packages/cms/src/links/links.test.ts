import { describe, expect, it } from 'vitest';
import { contentLink } from './content-link.js';
import { safeHref } from './safe-href.js';
import { folderPath, homePath, slugOfPath, storyPath, storyPathIn } from './story-path.js';

describe('an address in content', () => {
  it.each([
    ['https://warmtefonds.nl/lening', 'https://warmtefonds.nl/lening'],
    ['mailto:info@pomp.example', 'mailto:info@pomp.example'],
    ['tel:+31850000000', 'tel:+31850000000'],
    ['/het-proces/', '/het-proces/'],
    ['het-proces', '/het-proces'],
    ['#stappen', '#stappen'],
    ['www.warmtefonds.nl', 'https://www.warmtefonds.nl'],
    [' WWW.warmtefonds.nl/lening?a=b', 'https://WWW.warmtefonds.nl/lening?a=b'],
    ['/www.uitleg/', '/www.uitleg/'],
    [' mailto:info@pomp.example ?subject=Vraag over de Pomp AO ', 'mailto:info@pomp.example?subject=Vraag%20over%20de%20Pomp%20AO'],
    ['https://pomp.example/Mijn bestand.pdf', 'https://pomp.example/Mijn%20bestand.pdf'],
    ['Mijn bestand.pdf', '/Mijn%20bestand.pdf'],
    ['tel: +31 85 000 00 00', 'tel:+31850000000'],
    ['https: //pomp.example', 'https://pomp.example'],
  ])('%s is a link', (address, href) => {
    expect(safeHref(address)).toBe(href);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    'java script:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://x',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\evil.example',
    '/\t/evil.example',
    '',
    null,
    undefined,
  ])('%j is none', (address) => {
    expect(safeHref(address)).toBeUndefined();
  });
});

describe('a story in another language', () => {
  const slugs = {
    full_slug: 'en/knowledge-base/subsidies',
    default_full_slug: 'kennisbank/subsidie',
    translated_slugs: [{ lang: 'en', path: 'knowledge-base/subsidies' }],
  };

  it('has its path below that language', () => {
    expect(['en/home', 'en/', 'en/knowledge-base/'].map(storyPath)).toEqual(['/en/', '/en/', '/en/knowledge-base/']);
    expect([storyPathIn(slugs, 'en'), storyPathIn(slugs, undefined)]).toEqual([
      '/en/knowledge-base/subsidies/',
      '/kennisbank/subsidie/',
    ]);
  });

  it('has its own slug where there is no other', () => {
    expect([storyPathIn({ full_slug: 'faq' }, 'en'), storyPathIn({ full_slug: 'home' }, 'en')]).toEqual(['/en/faq/', '/en/']);
  });
});

describe('a link field', () => {
  it('leads to the story where it lives now, rather than where it lived when the link was made', () => {
    const field = { linktype: 'story', cached_url: 'oud', story: { full_slug: 'nieuw' }, anchor: 'stappen', target: '_blank' };
    expect(contentLink(field)).toEqual({ href: '/nieuw/#stappen', newTab: true });
  });

  it('leads home, to a mailbox, to another site and to a file', () => {
    expect(contentLink({ linktype: 'story', cached_url: 'home' })?.href).toBe('/');
    expect(contentLink({ linktype: 'email', email: 'info@pomp.example' })?.href).toBe('mailto:info@pomp.example');
    expect(contentLink({ linktype: 'url', url: 'https://pomp.example/x', cached_url: '' })?.href).toBe('https://pomp.example/x');
    expect(contentLink({ linktype: 'asset', url: 'https://a.storyblok.com/f/1/brochure.pdf' })?.href).toBe(
      'https://a.storyblok.com/f/1/brochure.pdf',
    );
  });

  it('that is empty or forbidden is no link', () => {
    expect(contentLink({ linktype: 'story', cached_url: '', url: '' })).toBeUndefined();
    for (const linktype of ['url', 'story', 'asset', 'email'])
      expect(contentLink({ linktype, url: 'javascript:alert(1)' })).toBeUndefined();
    expect(contentLink({ linktype: 'email', email: 'geen adres' })).toBeUndefined();
  });
});

describe('a page', () => {
  it('has the path of its slug', () => {
    expect(['home', 'het-proces', 'kennisbank/', 'kennisbank/subsidie'].map(storyPath)).toEqual([
      '/',
      '/het-proces/',
      '/kennisbank/',
      '/kennisbank/subsidie/',
    ]);
  });

  it('leads to the folder that it is in, and home, in its own language', () => {
    expect(['kennisbank/subsidie', 'en/knowledge-base/subsidies', 'kennisbank/'].map(folderPath)).toEqual([
      '/kennisbank/',
      '/en/knowledge-base/',
      '/',
    ]);
    expect([{}, { lang: null }, { lang: 'default' }, { lang: 'en' }].map(homePath)).toEqual(['/', '/', '/', '/en/']);
  });

  it('is asked for by its path, one address each', () => {
    expect(slugOfPath([])).toBe('home');
    expect(slugOfPath(['kennisbank', 'subsidie'])).toBe('kennisbank/subsidie');
    expect(slugOfPath(['home'])).toBeUndefined();
    expect(slugOfPath(['..', 'links'])).toBeUndefined();
  });

  it('is not asked for where the site keeps its settings', () => {
    expect(slugOfPath(['settings', 'site'])).toBeUndefined();
  });
});
