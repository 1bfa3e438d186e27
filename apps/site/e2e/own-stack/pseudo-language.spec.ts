import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { noord } from '@pomp/design-system/brands';
import { orderProducts, productLabel } from '@pomp/domain';
import { type Data, indexData, leftPlain, plainTextsOnPage } from '@pomp/tooling/plain-texts';
import type { Page } from '@playwright/test';
import { globSync } from 'tinyglobby';
import { demo, logIn } from '../account';
import { ask, bill, moveTo, order } from '../seller';
import { expect } from '../test';
import { email, locale, said, test as onOwnEdition } from './own-edition';

const visitor = { firstName: 'Noor', lastName: 'Visser', email: 'noor@pomp.example', phone: '06 12 34 56 78' };

/** What these pages show that is in no language, or in that of whoever wrote the content. */
async function dataOfAll(): Promise<Data> {
  const content: string[] = [];
  for (const file of globSync('**/*.json', { cwd: join(import.meta.dirname, '../../content'), absolute: true }))
    content.push(...stringsIn(JSON.parse(await readFile(file, 'utf8'))));
  const units = ['kg', 'kWh'];
  const products = orderProducts.map((product) => productLabel(product));
  return indexData([...content, noord.name, noord.name.toLowerCase(), email, ...products, ...units, ...wordsOfDates()]);
}

/** As browsers write them in the language by whose name it goes. */
function wordsOfDates(): string[] {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
  return Array.from({ length: 12 }, (_, month) => format.formatToParts(new Date(Date.UTC(2026, month, 15)))).flatMap((parts) =>
    parts.map(({ value }) => value),
  );
}

function stringsIn(value: unknown): string[] {
  const found: string[] = [];
  JSON.parse(JSON.stringify(value), (_key, inside: unknown) => {
    if (typeof inside === 'string') found.push(inside, ...inside.split(/[\n,]/));
  });
  return found;
}

interface Fixtures {
  /** Fails with each plain text on the page as it is now, once its heading is there. */
  readonly expectNoDutch: (heading: string, own?: readonly string[]) => Promise<void>;
}

const test = onOwnEdition.extend<Fixtures>({
  expectNoDutch: async ({ page }, use) => {
    const data = await dataOfAll();
    await use(async (heading, own = []) => {
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      const told = [...(await page.evaluate(plainTextsOnPage)), { text: await page.title(), element: 'title', live: false }];
      expect.soft(leftPlain(told, [data, indexData(own)]), page.url()).toEqual([]);
    });
  },
});

const button = (page: Page, dutch: string) => page.getByRole('button', { name: said(dutch), exact: true });
const field = (page: Page, dutch: string) => page.getByRole('main').getByRole('textbox', { name: said(dutch) });

/** All that the seller keeps of whoever is logged in. */
const ownData = async (page: Page): Promise<string[]> =>
  stringsIn(await (await page.request.get('/api/account/getUserData')).json());

test('a visitor calculates and reserves, and no word of it is in Dutch', async ({ page, expectNoDutch }) => {
  await page.goto('/pl/');
  await button(page, 'Bereken mijn besparing').click();
  await expect(field(page, 'Postcode').first()).toHaveAttribute('aria-invalid', 'true');
  await expectNoDutch('Warmte uit koude lucht');
  await field(page, 'Postcode').first().fill('1271 ad');
  await field(page, 'Huisnummer').first().fill('5');
  await button(page, 'Bereken mijn besparing').click();
  await page.waitForURL(/\/besparing-resultaat\/\?/);
  await expectNoDutch(said('Met een Pomp AO naast je ketel scheelt het naar schatting'));

  await page.goto('/pl/reserveren/pomp-ao/');
  await button(page, 'Volgende stap').click();
  await expect(field(page, 'Voornaam')).toHaveAttribute('aria-invalid', 'true');
  await expectNoDutch('Reserveer een Pomp AO');
  await field(page, 'Voornaam').fill(visitor.firstName);
  await field(page, 'Achternaam').fill(visitor.lastName);
  await field(page, 'E-mailadres').fill(visitor.email);
  await field(page, 'Mobiel nummer').fill(visitor.phone);
  await button(page, 'Volgende stap').click();
  await field(page, 'Postcode').fill('1271ad');
  await field(page, 'Huisnummer').fill('5');
  await expect(field(page, 'Straat')).toHaveValue('Havenstraat');
  await expectNoDutch('Reserveer een Pomp AO', [...Object.values(visitor), 'Havenstraat', 'Huizen']);
  await button(page, 'Reserveren').click();
  await page.waitForURL('/pl/reservering-succes/pomp-ao/');
  await expectNoDutch('gereserveerd', Object.values(visitor));
});

test('a customer logs in and fills in a questionnaire, and no word of it is in Dutch', async ({ page, expectNoDutch }) => {
  await page.goto('/pl/auth/login/');
  const enter = async (password: string) => {
    await field(page, 'E-mailadres').fill(demo.email);
    await page.locator('[name=password]').fill(password);
    await button(page, 'Inloggen').click();
  };
  await enter('Verkeerd123');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expectNoDutch(said('Inloggen'));
  await enter(demo.password);
  await page.waitForURL('/pl/account/');
  const own = await ownData(page);
  await expectNoDutch(said('Nog acht dingen, dan kunnen we kijken.'), own);

  await page.getByRole('main').locator('a[href*="/woning/woning/"]').first().click();
  await page.waitForURL(/\/pl\/account\/woning\/woning\//);
  await expectNoDutch(said('Woning'), own);
  await button(page, 'Opslaan en volgende').click();
  await expect(page.getByRole('group', { name: said('Controleer je antwoorden') })).toBeFocused();
  await expectNoDutch(said('Woning'), own);
  await page.goto('/pl/account/woning/');
  await expectNoDutch(said('Woninggegevens'), own);
  await page.goto('/pl/account/gegevens/');
  await expectNoDutch(said('Mijn gegevens'), [...own, 'Chrome', 'Linux', 'Polski']);
});

test('a customer sees orders and documents, signs and pays, and no word of it is in Dutch', async ({
  page,
  stack,
  customer,
  expectNoDutch,
}) => {
  await logIn(page, customer);
  const ordered = await order(stack, customer, 'Pomp AO', { step: 'SI', status: 'MI' });
  await ask(stack, 'postDocument', {
    query: { orderId: ordered.orderId, reference: 'plan', name: '2026.pdf', date: '2026-11-18', kind: 'plan' },
    file: Buffer.from('%PDF-1.4'),
  });
  await bill(stack, ordered, 'PY');
  await moveTo(stack, ordered, { step: 'PY', status: 'OG' });
  const own = await ownData(page);

  await page.goto('/pl/account/bestellingen/');
  await expectNoDutch(said('Bestellingen'), own);
  await page.goto('/pl/account/documenten/');
  await expectNoDutch(said('Documenten'), own);
  await page.goto(`/pl/account/betaling/?orderId=${ordered.orderId}&type=PY`);
  await expectNoDutch(said('Tekenen & aanbetalen'), own);
  await page.getByRole('checkbox', { name: said('Ik heb het installatieplan gelezen') }).check();
  await page.getByRole('checkbox', { name: said('Ik ga akkoord met de voorwaarden') }).check();
  await page.getByRole('button', { name: said('Tekenen met betalingsverplichting') }).click();
  await expect(page.getByRole('heading', { level: 2, name: said('Getekend') })).toBeFocused();
  await expectNoDutch(said('Tekenen & aanbetalen'), [...own, ...(await ownData(page))]);
});
