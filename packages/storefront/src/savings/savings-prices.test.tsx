import { calculateSavings, unknownHome } from '@pomp/domain';
import { dutchRoutes } from '@pomp/edition';
import { LanguageProvider } from '@pomp/language/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StorefrontProvider } from '../provider/storefront-provider.js';
import { spoken } from '../storefront/dutch.test.setup.js';
import { storefrontRoutes } from '../storefront/storefront-routes.js';
import { SavingsPrices } from './savings-prices.js';

test('the loan is over the price that stands beside it, also at another seller’s', () => {
  const result = calculateSavings(unknownHome, { prices: { hybrid: 3_295, allElectric: 9_100 }, on: '2026-11-23' });
  const html = renderToStaticMarkup(
    <LanguageProvider {...spoken}>
      <StorefrontProvider
        routes={storefrontRoutes(dutchRoutes)}
        backendUrl=""
        today={() => '2026-11-23'}
        sinceOpened={() => 0}
        log={() => undefined}
      >
        <SavingsPrices result={result} level={2} />
      </StorefrontProvider>
    </LanguageProvider>,
  );
  expect(html).toMatch(/€\s3\.295<\/span>/);
  expect(html).toMatch(/lening van 15 jaar over €\s3\.295 met 0% rente/);
});
