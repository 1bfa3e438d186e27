import type { SiteSettings } from '@pomp/cms';
import type { SiteHeaderProps } from '@pomp/design-system';
import { pathTo, type Routes } from '@pomp/edition';

/** The site's header as editors filled it in: the item that leads to the products unfolds their cards. */
export function headerItems(
  { items, products, action }: SiteSettings['header'],
  routes: Routes,
  home: string,
): Pick<SiteHeaderProps, 'items' | 'menuItems' | 'cta'> {
  const productsPath = pathTo(routes, { to: 'products' });
  const cards = products.map(({ name, summary = '', href, reserve }) => ({
    name,
    text: summary,
    moreHref: href,
    reserveHref: reserve.href,
  }));
  return {
    items: items.map((item) => (item.href === productsPath && cards.length > 0 ? { label: item.label, products: cards } : item)),
    menuItems: [{ label: home, href: pathTo(routes, { to: 'home' }) }, ...items],
    ...(action && { cta: action }),
  };
}
