import Link from 'next/link.js';
import { createElement as h } from 'react';
import { pages } from '../../pages.js';

/** @typedef {{ params: Promise<{ slug?: string[] }> }} Props */

/** @param {string[] | undefined} slug */
const pathOf = (slug = []) => (slug.length === 0 ? '/' : `/${slug.join('/')}/`);

export const dynamicParams = false;
export const generateStaticParams = () => Object.keys(pages).map((path) => ({ slug: path.split('/').filter(Boolean) }));

/** @param {Props} props */
export const generateMetadata = async ({ params }) => ({ title: pages[pathOf((await params).slug)]?.title });

/** @param {Props} props */
export default async function Page({ params }) {
  const page = pages[pathOf((await params).slug)];
  return [
    h('div', { key: 'header', dangerouslySetInnerHTML: { __html: page?.header ?? '' } }),
    h('main', { key: 'main', dangerouslySetInnerHTML: { __html: page?.main ?? '' } }),
    h(
      'footer',
      { key: 'footer', className: page?.footer },
      page?.links.map(({ href, text }) => h('p', { key: href }, h(Link, { href }, text))),
    ),
  ];
}
