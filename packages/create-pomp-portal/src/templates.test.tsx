import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Portal } from '../templates/shared/src/portal.tsx';
import { screenAt } from '../templates/shared/src/screen-at.ts';
import { dictionary } from '../templates/shared/src/words.ts';

// As a team would write it that follows the README of @pomp/edition.
vi.mock(import('../templates/shared/src/edition.ts'), async (original) => {
  const { edition, ...rest } = await original();
  const { routes } = edition;
  const paths = { ...routes.paths, dashboard: '/mijn/', documents: '/mijn/papieren{/:orderId}/' };
  return { ...rest, edition: { ...edition, routes: { ...routes, paths, queryNames: { ...routes.queryNames, token: 'sleutel' } } } };
});

const shown = (path: string, query = '') =>
  renderToStaticMarkup(
    <Portal navigation={{}} pathname={path} search={new URLSearchParams(query)} dictionary={dictionary} backendUrl="" />,
  );

test.each([
  ['/auth/login/', 'Inloggen | Brand Name'],
  ['/mijn/', 'Mijn account | Brand Name'],
  ['/mijn/papieren/7/', 'Documenten | Brand Name'],
  ['/mijn/papieren', 'Documenten | Brand Name'],
  ['/account/woning/verwarmingssysteem/', 'Verwarmingssysteem | Brand Name'],
  ['/account/woning/zolder/', 'Deze pagina bestaat niet | Brand Name'],
  ['/account/', 'Deze pagina bestaat niet | Brand Name'],
])('a portal at addresses of its own has at %s the page %s', (path, title) => {
  expect(shown(path).match(/<title>[^<]*<\/title>/g)).toEqual([`<title>${title}</title>`]);
});

test('what a query calls otherwise is read all the same', () => {
  expect(shown('/auth/wachtwoord-instellen/', 'sleutel=x')).not.toBe(shown('/auth/wachtwoord-instellen/'));
});

test.each([
  ['/auth/login/', true],
  ['/mijn/papieren/7/', true],
  ['/account/woning/verwarmingssysteem/', true],
  ['/account/woning/zolder/', false],
  ['/wp-login.php/', false],
])('whether a server answers %s, or says 404: %s', (path, isThere) => {
  expect(screenAt(path, new URLSearchParams()) !== undefined).toBe(isThere);
});
