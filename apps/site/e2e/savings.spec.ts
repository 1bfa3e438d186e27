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
  await calculate(page, () => page.waitForURL(/\/besparing-resultaat\/\?/, { timeout: 5_000 }));
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
    zipcode: '1271AD',
    housenumber: '5',
    addition: '',
    // As the model's own tests derive them for a typical home.
    money: '392.48',
    gas: '490.1',
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Dit bespaar je naar schatting' })).toBeVisible();
  await expect(page.getByText(/^€\s392$/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('textbox', { name: /Gasverbruik/ }).fill('1200');
  await page.getByRole('textbox', { name: /Gasprijs/ }).fill('1,20');
  await page.getByRole('textbox', { name: /Stroomprijs/ }).fill('0,25');
  await expect(page.getByRole('status').filter({ hasText: /bespaar je/ })).toContainText(/€\s405/);
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
            attachments[0]?.filename,
          ]),
        { timeout: 20_000 },
      )
      .toEqual([['Wat een warmtepomp je bespaart: 1271AD 3 B', 'besparing.pdf']]);
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
