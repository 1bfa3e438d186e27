import './pages.css';
import { createElement as h } from 'react';
import { pages } from '../pages.js';

/** @param {{ children: import('react').ReactNode }} props */
export default function Layout({ children }) {
  const [{ theme } = { theme: '' }] = Object.values(pages);
  return h('html', { lang: 'nl' }, h('body', { className: theme }, children));
}
