import { dutchRoutes } from '@pomp/edition';
import { expect, test } from 'vitest';
import { headerItems } from './header-items';

const link = (label: string, href: string) => ({ label, href, newTab: false });
const product = {
  name: 'Pomp AO',
  summary: 'Hybride',
  href: '/hybride-warmtepomp/',
  newTab: false,
  reserve: { href: '/reserveren/pomp-ao/', newTab: false },
};
const items = [link('Producten', '/producten/'), link('Over ons', '/over-ons/')];

test('the products’ item unfolds their cards, and stays a link in the menu of a phone', () => {
  const header = headerItems({ items, products: [product], action: link('Bekijk producten', '/producten/') }, dutchRoutes, 'Home');
  expect(header.items).toEqual([
    {
      label: 'Producten',
      products: [{ name: 'Pomp AO', text: 'Hybride', moreHref: '/hybride-warmtepomp/', reserveHref: '/reserveren/pomp-ao/' }],
    },
    { label: 'Over ons', href: '/over-ons/', newTab: false },
  ]);
  expect(header.menuItems.map(({ label }) => label)).toEqual(['Home', 'Producten', 'Over ons']);
  expect(header.cta).toEqual({ label: 'Bekijk producten', href: '/producten/', newTab: false });
});

test('without products it is a link like any other', () => {
  expect(headerItems({ items, products: [], action: undefined }, dutchRoutes, 'Home').items[0]).toEqual({
    label: 'Producten',
    href: '/producten/',
    newTab: false,
  });
});

test('what editors open in a new tab does so from every menu', () => {
  const help = { ...link('Hulp', 'https://help.pomp.example'), newTab: true };
  const { items: wide, menuItems } = headerItems({ items: [help], products: [], action: undefined }, dutchRoutes, 'Home');
  expect(wide[0]).toMatchObject({ newTab: true });
  expect(menuItems[1]).toMatchObject({ newTab: true });
});
