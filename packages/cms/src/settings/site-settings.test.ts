import { expect, it } from 'vitest';
import { parseSettings } from './site-settings.js';

const link = (cached_url: string) => ({ linktype: 'story', cached_url, url: '', fieldtype: 'multilink' });

it('the settings story becomes the header, the footer and the banner', () => {
  const { settings, issues } = parseSettings({
    component: 'settings',
    header_items: [{ component: 'navigation_item', label: 'Het proces', link: link('het-proces') }],
    header_products: [
      {
        component: 'product_item',
        name: 'Pomp AO',
        summary: 'Hybride',
        link: link('hybride-warmtepomp'),
        reserve_link: link('reserveren/pomp-ao'),
      },
    ],
    header_action_label: 'Bekijk producten',
    header_action_link: link('producten'),
    footer_columns: [
      {
        component: 'footer_column',
        title: 'Informatie',
        items: [{ component: 'navigation_item', label: 'FAQ', link: link('faq') }],
      },
    ],
    footer_legal: [],
    footer_social: [
      { component: 'navigation_item', label: 'LinkedIn', link: { linktype: 'url', url: 'https://www.linkedin.com/company/pomp' } },
    ],
    footer_app_ios: { linktype: 'url', url: 'https://apps.apple.com/pomp' },
    footer_app_android: { linktype: 'url', url: 'https://play.google.com/pomp' },
    footer_marks: [
      {
        component: 'quality_mark',
        name: 'Erkend installateur',
        image: { filename: 'https://a.storyblok.com/f/1/240x80/a/mark.svg' },
        link: { linktype: 'url', url: 'https://keurmerk.example' },
      },
      { component: 'quality_mark', name: 'Zonder beeldmerk', image: { filename: 'null' } },
    ],
    banner: 'Hallo',
  });
  expect(settings).toEqual({
    header: {
      items: [{ label: 'Het proces', href: '/het-proces/', newTab: false }],
      products: [
        {
          name: 'Pomp AO',
          summary: 'Hybride',
          href: '/hybride-warmtepomp/',
          newTab: false,
          reserve: { href: '/reserveren/pomp-ao/', newTab: false },
        },
      ],
      action: { label: 'Bekijk producten', href: '/producten/', newTab: false },
    },
    footer: {
      columns: [{ title: 'Informatie', items: [{ label: 'FAQ', href: '/faq/', newTab: false }] }],
      legal: [],
      social: [{ label: 'LinkedIn', href: 'https://www.linkedin.com/company/pomp', newTab: false }],
      apps: { ios: 'https://apps.apple.com/pomp', android: 'https://play.google.com/pomp' },
      qualityMarks: [
        {
          name: 'Erkend installateur',
          src: 'https://a.storyblok.com/f/1/240x80/a/mark.svg',
          width: 240,
          height: 80,
          href: 'https://keurmerk.example',
        },
      ],
    },
    banner: 'Hallo',
  });
  expect(issues).toEqual(['quality_mark: no usable picture']);
});

it('one app is none: the other phones would look for theirs', () => {
  expect(
    parseSettings({ component: 'settings', footer_app_ios: { linktype: 'url', url: 'https://apps.apple.com/pomp' } }).settings
      .footer.apps,
  ).toBeUndefined();
});

it('a link that can not be used is left out and named', () => {
  const items = [
    { component: 'navigation_item', label: '', link: link('a') },
    { component: 'navigation_item', label: 'Kwaad', link: { linktype: 'url', url: 'javascript:alert(1)' } },
    { component: 'navigation_item', label: 'Goed', link: link('faq') },
  ];
  const { settings, issues } = parseSettings({ component: 'settings', header_items: items });
  expect(settings.header.items.map(({ label }) => label)).toEqual(['Goed']);
  expect(issues).toEqual([expect.stringContaining('label'), expect.stringContaining('no usable link')]);
});
