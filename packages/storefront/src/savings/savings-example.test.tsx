import { dutchRoutes } from '@pomp/edition';
import { LanguageProvider } from '@pomp/language/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StorefrontProvider } from '../provider/storefront-provider.js';
import { spoken } from '../storefront/dutch.test.setup.js';
import { storefrontRoutes } from '../storefront/storefront-routes.js';
import { SavingsExample } from './savings-example.js';

const shown = (gasUse: number) =>
  renderToStaticMarkup(
    <LanguageProvider {...spoken}>
      <StorefrontProvider
        routes={storefrontRoutes(dutchRoutes)}
        backendUrl=""
        today={() => '2026-11-23'}
        sinceOpened={() => 0}
        log={() => undefined}
      >
        <SavingsExample
          title="Een tussenwoning"
          level={2}
          home={{ buildingType: 'tussenwoning', floorArea: 110, gasUse, residents: 3, insulation: 'moderate' }}
        />
      </StorefrontProvider>
    </LanguageProvider>,
  )
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

test('an example says whether its amounts are what a home pays less, and no cost where it saves', () => {
  expect(shown(1_450)).toMatch(
    /Minder kosten per jaar, naar schatting tussen € \d+ en € \d+\. Het waarschijnlijkst is € \d+ per jaar minder\./,
  );
  expect(shown(0)).toMatch(
    /Verschil per jaar, naar schatting zo goed als geen verschil\. Het waarschijnlijkst blijf je evenveel betalen\./,
  );
});
