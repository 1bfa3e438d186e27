import { priceCardBlock, productFactsContent } from '@pomp/cms';
import { formatCents, monthlyPriceOf, priceOf, systemPricesIn } from '@pomp/domain';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { edition as amstelwarmte } from '@pomp/edition/editions/amstelwarmte';
import { edition as pomp } from '@pomp/edition/editions/pomp';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { blocksIn } from '../seo/blocks-in';

/** What a product is called on a price list; an element is no more than a part. */
const pricedAs = { pomp_ao: 'Pomp AO', pomp_t: 'Upgrade', element: undefined, all_electric: 'All-Electric' };

/** Of a list of which each line can end with what it costs. */
const amountsIn = (list = '') =>
  Array.from(list.matchAll(/\| € ([\d.]+)$/gm), ([, amount = '']) => Number(amount.replaceAll('.', '')));

const file = z.object({ content: z.looseObject({ component: z.string() }) });
describe.each([
  { space: 'content', prices: pomp.prices },
  { space: 'content-amstelwarmte', prices: amstelwarmte.prices },
])('in $space', ({ space, prices }) => {
  const directory = join(import.meta.dirname, '../..', space);
  const text = (path: string) => readFileSync(join(directory, path), 'utf8');
  const pages = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.json'));

  const cards = pages
    .flatMap((path) => blocksIn(file.parse(JSON.parse(text(path))).content, priceCardBlock.component))
    .flatMap((block) => {
      const card = priceCardBlock.parse(block);
      return card.status === 'valid' ? [card.props] : [];
    });
  const amounts = (monthly: boolean) =>
    new Set(cards.filter(({ monthly_payment }) => monthly_payment === monthly).map(({ price }) => price));

  test('the prices on the pages are those of the price list, and all of them', () => {
    expect(amounts(false)).toEqual(new Set(prices.map((each) => priceOf(each) / 100)));
    expect(amounts(true)).toEqual(new Set([monthlyPriceOf(systemPricesIn(prices).hybrid).value]));
  });

  const products = pages.flatMap((path) => {
    const facts = productFactsContent.parse(file.parse(JSON.parse(text(path))).content);
    return path.startsWith('settings/producten/') && facts.status === 'valid' ? [facts.props] : [];
  });

  test('the facts of products name the same prices', () => {
    const named = products.flatMap(({ product, price }) => (price === undefined ? [] : [[pricedAs[product], price]]));
    expect(named.length).toBeGreaterThan(0);
    const sold = new Map(prices.map((each) => [each.product as string | undefined, priceOf(each) / 100]));
    expect(named).toEqual(named.map(([product]) => [product, sold.get(product as string)]));
  });

  test('beside the price of a part of all-electric stands what the rest of it costs', () => {
    const [all] = prices.filter(({ product }) => product === 'All-Electric');
    const [upgrade] = prices.filter(({ product }) => product === 'Upgrade');
    const [hybrid] = prices.filter(({ product }) => product === 'Pomp AO');
    const rest = priceOf(all!) - priceOf(upgrade!) - priceOf(hybrid!);
    const apart = [rest, upgrade!.boilerRemoval!.price].map((price) => price / 100);
    const excluded = products.filter(({ product }) => product === 'pomp_t').map((facts) => amountsIn(facts.excluded));
    expect(excluded).toEqual(excluded.map(() => apart));
  });

  test('the answers to questions name the same prices', () => {
    const answers = text('faq.json').replaceAll(/\s/g, ' ');
    const named = prices.flatMap((each) => [
      priceOf(each),
      ...each.parts.map(({ price }) => price),
      ...(each.boilerRemoval ? [each.boilerRemoval.price] : []),
    ]);
    for (const price of named) expect(answers).toContain(formatCents(price, { locale: 'nl-NL' }).replaceAll(/\s/g, ' '));
  });
});
