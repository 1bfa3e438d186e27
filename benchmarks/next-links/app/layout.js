import { createElement as h } from 'react';
import { preload } from 'react-dom';
import { pages } from '../pages.js';

/** @param {{ children: import('react').ReactNode }} props */
export default function Layout({ children }) {
  const [{ theme, styles, fonts } = { theme: '', styles: '', fonts: [] }] = Object.values(pages);
  for (const font of fonts) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: '' });
  return h(
    'html',
    { lang: 'nl' },
    h('head', null, h('link', { rel: 'stylesheet', href: styles })),
    h('body', { className: theme }, children),
  );
}
