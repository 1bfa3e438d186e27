import type { Page } from '@playwright/test';
import { mailsTo } from './mailbox';
import { expect, expectAccessible, test } from './test';

/** Presses as soon as the page listens. */
const calculate = (page: Page, answered: () => Promise<void>) =>
  expect(async () => {
    const button = page.getByRole('button', { name: 'Bereken mijn besparing' });
    if (await button.isVisible()) await button.click({ timeout: 2_000 });
    await answered();
  }).toPass();

test('a visitor calculates on the home page what a pump saves, and sees how', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('textbox', { name: /Postcode/ }).fill('1271 ad');
  await page.getByRole('textbox', { name: /Huisnummer/ }).fill('5');
  // Their own home, before anything is sent.
  await expect(page.getByRole('heading', { name: 'Havenstraat 5, Huizen' })).toBeVisible();
  await expect(page.getByText(/^Tussenwoning uit \d{4}, .*Klopt dat\?$/)).toBeVisible();
  await expect(page.locator('main svg[data-type=row]')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: /naar schatting €\s\d+ tot €\s\d+ minder kosten per jaar/ })).toBeVisible();
  await calculate(page, () => page.waitForURL(/\/besparing-resultaat\/\?/, { timeout: 5_000 }));
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
    zipcode: '1271AD',
    housenumber: '5',
    addition: '',
  });
  await expect(
    page.getByRole('heading', { level: 1, name: /naar schatting €\s\d+ tot €\s\d+ minder kosten per jaar/ }),
  ).toBeVisible();
  await expectAccessible(page);

  const outcome = page.getByRole('region', { name: /^Tussenwoning/ }).getByRole('status');
  const before = await outcome.textContent();
  await page.getByRole('button', { name: 'Nee, pas aan' }).click();
  await page.getByRole('button', { name: 'Gasverbruik per jaar aanpassen' }).click();
  await page.getByRole('textbox', { name: /Gasverbruik/ }).fill('1200');
  await expect(outcome).not.toHaveText(before ?? '');

  await page.goto('/reserveren/pomp-ao/');
  await page.getByRole('textbox', { name: /Voornaam/ }).fill('Noor');
  await page.getByRole('textbox', { name: /Achternaam/ }).fill('Visser');
  await page.getByRole('textbox', { name: /E-mailadres/ }).fill('noor.besparing@pomp.example');
  await page.getByRole('textbox', { name: /Mobiel nummer/ }).fill('0612345678');
  await page.getByRole('button', { name: 'Volgende' }).click();
  await expect(page.getByRole('textbox', { name: /Postcode/ })).toHaveValue(/1271\s?AD/);
  await expect(page.getByRole('textbox', { name: /Straat/ })).toHaveValue('Havenstraat');
});

test('an address that isn’t there is told so', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/besparing-resultaat/?zipcode=9999ZZ&housenumber=1&money=99999');
  await expect(page.getByRole('heading', { level: 1, name: 'Dit adres kennen we niet' })).toBeVisible();
  await expect(page.getByText(/99\.999/)).toHaveCount(0);
});

test('a home too new for the registers is calculated as an average one, and called that', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/besparing-resultaat/');
  await page.getByRole('textbox', { name: /Postcode/ }).fill('9999ZZ');
  await page.getByRole('textbox', { name: /Huisnummer/ }).fill('1');
  await page.getByRole('button', { name: 'Bereken mijn besparing' }).click();
  await page.getByRole('link', { name: 'Is je huis nieuw? Reken met een gemiddeld huis' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /€/ })).toBeVisible();
  await expect(page.getByText('9999ZZ')).toHaveCount(0);
});

test(
  'a visitor whose number has additions chooses one, and is mailed the whole calculation',
  { tag: '@phone' },
  async ({ page, stack }) => {
    await page.goto('/besparing-resultaat/');
    await page.getByRole('textbox', { name: /Postcode/ }).fill('1271AD');
    await page.getByRole('textbox', { name: /Huisnummer/ }).fill('3');
    await page.getByRole('textbox', { name: /Aantal bewoners/ }).fill('2');
    await calculate(page, () =>
      expect(page.getByRole('alert').filter({ hasText: 'toevoegingen' })).toBeVisible({ timeout: 5_000 }),
    );
    await page.getByRole('button', { name: 'Nummer 3 B' }).click();

    await page.waitForURL(/addition=B/);
    const more = page.getByRole('region', { name: 'Wil je het precies weten?' });
    await more.getByRole('textbox', { name: /Hoeveel gas/ }).fill('1200');
    await more.getByRole('textbox', { name: /E-mailadres/ }).fill('sem.berekening@pomp.example');
    await more.getByRole('button', { name: 'Mail mij de berekening' }).click();
    await expect(more.getByText('Bedankt voor uw interesse!')).toBeVisible();
    await expect
      .poll(
        async () =>
          (await mailsTo(stack, 'sem.berekening@pomp.example')).map(({ subject, attachments }) => [
            subject,
            ...attachments.map(({ filename }) => filename),
          ]),
        { timeout: 20_000 },
      )
      .toEqual([['Wat een warmtepomp je bespaart: 1271AD 3 B', 'huis.png', 'besparing.pdf']]);
  },
);

test('a housing corporation asks what its buildings save', { tag: '@desktop' }, async ({ page, stack }) => {
  await page.goto('/b2b/');
  await page.getByText('Woningcorporatie', { exact: true }).click();
  const choose = async (name: RegExp, option: string) => {
    await page.getByRole('combobox', { name }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await choose(/Om hoeveel woningen/, '5');
  await page.getByText('Hoekwoning', { exact: true }).click();
  await choose(/Wanneer zijn ze gebouwd/, '1965-1975');
  await page.getByRole('textbox', { name: /Hoe groot/ }).fill('95');
  await page.getByRole('textbox', { name: /Hoeveel gas/ }).fill('1400');
  await choose(/Hoeveel mensen wonen/, 'Ik weet het niet');
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Mail mij de berekening' }) });
  await form.getByRole('textbox', { name: /E-mailadres/ }).fill('inkoop@corporatie.example');
  await page.getByRole('button', { name: 'Mail mij de berekening' }).click();

  await expect(page.getByText('Wat fijn dat je interesse heeft om met ons samen te werken!')).toBeVisible();
  await expect
    .poll(async () => (await mailsTo(stack, 'inkoop@corporatie.example')).map(({ subject }) => subject), { timeout: 20_000 })
    .toEqual(['Wat een warmtepomp je bespaart: 5 woningen: hoekwoning']);
});
