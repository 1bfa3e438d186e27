// @vitest-environment happy-dom
import { exampleAnswer } from '@pomp/api-client/testing';
import { dutchRoutes } from '@pomp/edition';
import { LanguageProvider } from '@pomp/language/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StorefrontProvider } from '../provider/storefront-provider.js';
import { spoken } from '../storefront/dutch.test.setup.js';
import { storefrontRoutes } from '../storefront/storefront-routes.js';
import { useOwnHome, type OwnHomeInUse } from './use-own-home.js';

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  sessionStorage.clear();
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main')!);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const found = exampleAnswer('getHomeFacts');
if (found.outcome !== 'found') throw new Error('The example is a home.');
const { addition } = found;
const routes = storefrontRoutes(dutchRoutes);

/** The page of a result, opened anew with so many people in its address. */
async function opened(people: string, isInPage = false) {
  const shown: { home?: OwnHomeInUse } = {};
  function Page() {
    shown.home = useOwnHome({ zip: '1271AD', houseNumber: '3', addition, people }, found, isInPage);
    return null;
  }
  await act(async () => root.render(null));
  await act(async () =>
    root.render(
      <LanguageProvider {...spoken}>
        <StorefrontProvider routes={routes} backendUrl="" today={() => '2026-11-23'} sinceOpened={() => 0} log={() => undefined}>
          <Page />
        </StorefrontProvider>
      </LanguageProvider>,
    ),
  );
  return {
    residents: () => shown.home?.answers.residents,
    answer: (residents: string) => act(async () => shown.home?.change('residents', residents)),
  };
}

test.each([false, true])(
  'residents that are given anew count for more than what the tab kept; made by the server: %s',
  async (isInPage) => {
    expect((await opened('2')).residents()).toBe(2);
    expect((await opened('4', isInPage)).residents()).toBe(4);
  },
);

test('a correction on the page stays after a reload, until the quick check is told another number', async () => {
  const page = await opened('2');
  await page.answer('3');
  expect(page.residents()).toBe(3);
  expect((await opened('2')).residents()).toBe(3);
  expect((await opened('')).residents()).toBe(3);
  expect((await opened('2')).residents()).toBe(3);
  expect((await opened('4')).residents()).toBe(4);
});
