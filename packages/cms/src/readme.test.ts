import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, type ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import { afterEach, expect, test, vi } from 'vitest';

const folder = join(import.meta.dirname, '..');
const [, example = ''] = /```tsx\n(.*?)```/s.exec(readFileSync(join(folder, 'README.md'), 'utf8')) ?? [];
const made = join(folder, '.results/readme-example.tsx');

const document = (...content: object[]) => ({ type: 'doc', content: [{ type: 'paragraph', content }] });
const elsewhere = { type: 'link', attrs: { linktype: 'url', href: 'https://www.rvo.nl/', target: '_blank' } };
const body = [
  { component: 'text_section', title: 'Subsidie', text: document({ type: 'text', text: 'Vraag haar aan.', marks: [elsewhere] }) },
  { component: 'read_more', title: 'Warmte', more: document({ type: 'text', text: 'Nog veel meer.' }) },
  { component: 'price_card', payement: 'Lenen', price: '21', monthly_payment: true },
];

afterEach(() => vi.unstubAllGlobals());

test('what the README sets up shows ordinary content', async () => {
  const story = { id: 1, uuid: 'u', name: 'Home', slug: 'home', full_slug: 'home', content: { component: 'page', body } };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ story, cv: 1, links: [], rels: [] })));
  // Style sheets are a bundler's.
  mkdirSync(join(folder, '.results'), { recursive: true });
  writeFileSync(made, example.replaceAll(/^import '.*\.css';\n/gm, ''));
  const { HomePage } = (await import(/* @vite-ignore */ made)) as { HomePage: ComponentType };
  const { prelude } = await prerender(createElement(HomePage));
  const html = await new Response(prelude).text();
  for (const shown of ['href="https://www.rvo.nl/"', 'Lees meer', 'Nog veel meer.', 'Warmtefonds']) expect(html).toContain(shown);
});
