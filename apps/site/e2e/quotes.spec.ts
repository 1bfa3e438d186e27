import { logIn } from './account';
import { choose } from './houses';
import { mailsTo } from './mailbox';
import { expect, expectAccessible, test } from './test';

test('someone who has nothing yet asks for a quote, changes it, and orders from it once @phone', async ({
  page,
  stack,
  customer,
}) => {
  await logIn(page, customer);
  await page.goto('/account/installatie/');
  await expect(page.getByText(/Geen offertes beschikbaar/)).toBeVisible();
  await page.getByRole('link', { name: 'Offerte aanvragen' }).click();

  await test.step('the price shows while it is asked', async () => {
    await choose(page.getByRole('radiogroup', { name: /^Voor welk product/ }), 'radio', 'All-electric');
    await choose(page.getByRole('radiogroup', { name: /^Heb je al een Pomp AO/ }), 'radio', 'Nee');
    await choose(page.getByRole('radiogroup', { name: /^Zullen we je oude cv-ketel meenemen/ }), 'radio', 'Ja');
    await expect(page.getByText(/^€\s9\.225$/)).toBeVisible();
    await page.getByRole('textbox', { name: /^Postcode/ }).fill('1271ad');
    await page.getByRole('textbox', { name: /^Huisnummer/ }).fill('3');
    await expect(page.getByRole('textbox', { name: /^Straat/ })).toHaveValue('Havenstraat');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Offerte aanvragen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'All-electric' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('someone who has a Pomp AO already gets the upgrade', async () => {
    await page.getByRole('link', { name: 'Offerte aanpassen' }).click();
    await choose(page.getByRole('radiogroup', { name: /^Heb je al een Pomp AO/ }), 'radio', 'Ja');
    await page.getByRole('button', { name: 'Offerte opslaan' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Upgrade' })).toBeVisible();
    await expect(page.getByText(/^€\s5\.075$/)).toBeVisible();
  });

  await test.step('ordering needs both consents', async () => {
    await page.getByRole('link', { name: 'Bestellen met deze offerte' }).click();
    await choose(page.getByRole('radiogroup', { name: /^Is het factuuradres hetzelfde/ }), 'radio', 'Ja');
    await page.getByRole('button', { name: 'Bestelling met betalingsverplichting' }).click();
    await expect(page.getByText('Je moet akkoord gaan met de voorwaarden en het privacybeleid.').first()).toBeVisible();
    await page.getByRole('checkbox', { name: /^Ik ga akkoord met de voorwaarden/ }).check();
    await page.getByRole('checkbox', { name: /^Ik ga akkoord met de vrijblijvende offerte/ }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Bestelling met betalingsverplichting' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bedankt voor je bestelling!' })).toBeFocused();
  });

  await test.step('the order, its house and a mail are there, and the quote is closed', async () => {
    await page.getByRole('link', { name: 'Bekijk je bestelling' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Upgrade' })).toBeVisible();
    await expect(page.getByText(/voor Havenstraat 3, 1271 AD Huizen/)).toBeVisible();
    await expect
      .poll(async () => (await mailsTo(stack, customer.email)).map(({ subject }) => subject), { timeout: 20_000 })
      .toContainEqual(expect.stringMatching(/^Je bestelling \d{4}-\d{5} bij Pomp$/));
    await page.goto('/account/offertes/');
    await expect(page.getByText('Besteld', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Bekijken: offerte voor Upgrade' }).click();
    await expect(page.getByText(/^Je hebt met deze offerte besteld\./)).toBeVisible();
    await expectAccessible(page);
  });
});
