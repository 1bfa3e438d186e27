import { calculateSavings, unknownHome } from '@pomp/domain';
import { LanguageProvider } from '@pomp/language/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { spoken } from '../storefront/dutch.test.setup.js';
import { CostOverYears } from './cost-over-years.js';

test('a home at which nothing becomes cheaper than doing nothing reads of no choice that it is cheaper too', () => {
  const input = { ...unknownHome, gasUse: 400, residents: 2 };
  const context = { prices: { hybrid: 3_400, allElectric: 9_100 }, on: '2026-11-23' } as const;
  const html = renderToStaticMarkup(
    <LanguageProvider {...spoken}>
      <CostOverYears
        hybrid={calculateSavings(input, context)}
        allElectric={calculateSavings({ ...input, system: 'allElectric' }, context)}
        level={2}
      />
    </LanguageProvider>,
  );
  expect(html.match(/<li>[^<]+<\/li>/g)?.slice(0, 3)).toEqual([
    '<li>Hybride wordt in 15 jaar naar schatting niet goedkoper dan niets doen.</li>',
    '<li>All-electric wordt in 15 jaar naar schatting niet goedkoper dan niets doen.</li>',
    '<li>Vanaf jaar 12 is all-electric naar schatting goedkoper dan hybride.</li>',
  ]);
});
