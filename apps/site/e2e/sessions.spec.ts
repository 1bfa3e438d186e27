import type { Page } from '@playwright/test';
import { demo, enterAccount, expectAwake, fillInLogin, logIn, logInElsewhere, openFromMenu } from './account';
import { addHouse, choose } from './houses';
import { expectStill } from './laid-out';
import { expect, expectAccessible, test } from './test';

const gas = /Hoeveel gas gebruik je per jaar/;

/** By the call: which devices there are, and the buttons that end them, is another journey's. */
async function endOtherSessions(page: Page): Promise<void> {
  expect((await page.request.delete('/api/account/deleteOtherSessions')).status()).toBe(200);
}

test('a customer ends the session of another device', { tag: '@desktop' }, async ({ page, browser, stack, customer }) => {
  await logIn(page, customer);
  await endOtherSessions(page);
  const elsewhere = await logInElsewhere(browser, stack.urls.site, customer);
  // All of it in sight: what moves as the page wakes takes what someone presses from under their pointer.
  await page.setViewportSize({ width: 1280, height: 4000 });
  // In its own fonts, which on a first visit may come after it and move lines (ADR 0062).
  await page.goto('/account/gegevens/', { waitUntil: 'networkidle' });
  await page.goto('/account/gegevens/', { waitUntil: 'networkidle' });
  await expectStill(page);
  await page.goto('/account/gegevens/');
  const end = page.getByRole('button', { name: /^Uitloggen op dit apparaat/ });
  await end.first().click();
  await expect(page.getByRole('heading', { name: 'Waar je bent ingelogd' })).toBeFocused();
  await expect(end).toHaveCount(0);

  await elsewhere.goto('/account/');
  await expect(elsewhere).toHaveURL('/auth/login/');
  // A link to a document leads there too, and not to an answer for scripts.
  await elsewhere.goto('/api/account/getDocument?documentId=1');
  await expect(elsewhere).toHaveURL('/auth/login/');
  await elsewhere.context().close();
});

test.describe('without reception', () => {
  test.use({ alsoLogged: /net::ERR_INTERNET_DISCONNECTED/ });

  test(
    'what was typed when the session ended is there again after logging in',
    { tag: '@phone' },
    async ({ page, browser, stack, customer }) => {
      test.slow();
      await logIn(page, customer);
      const houseId = await addHouse(page, 'Sessiestraat 1');
      await page.goto(`/account/woning/?houseId=${houseId}`);
      const field = page.getByRole('textbox', { name: gas });
      const save = page.locator('form').filter({ has: field }).getByRole('button', { name: 'Opslaan', exact: true });
      await page.getByRole('heading', { name: /^Verbruik (Ingevuld|Nog)/ }).click();
      await page.getByRole('button', { name: /^Verbruik (invullen|aanpassen)$/ }).click();
      await field.fill('1234');
      await page.getByRole('combobox', { name: /Over welk jaar/ }).click();
      await page.getByRole('option', { name: '2023' }).click();
      await choose(page.locator('main'), 'radio', 'Overdag');
      await page.getByRole('textbox', { name: /stroom/ }).fill('2900');
      await page.context().setOffline(true);
      await page.getByRole('textbox', { name: /water/ }).fill('90');
      await expect(page.getByText('Geen bereik. Bewaard op dit toestel')).toBeVisible();

      const elsewhere = await logInElsewhere(browser, stack.urls.site, customer);
      await endOtherSessions(elsewhere);
      await page.context().setOffline(false);
      await expect(page).toHaveURL('/auth/login/');
      await expect(page.getByText('Je was een tijd weg, dus we hebben je uitgelogd. Je antwoorden zijn bewaard.')).toBeVisible();
      await fillInLogin(page, customer);
      await expect(page).toHaveURL(/\/account\/woning\//);

      await expect(field).toHaveValue('1234');
      await expectAccessible(page);
      await expect(page.getByRole('textbox', { name: /water/ })).toHaveValue('90');
      await save.click();
      await expect(page.getByText('Opgeslagen', { exact: true })).toBeVisible();

      await page.reload();
      await page.getByRole('heading', { name: /^Verbruik Ingevuld/ }).click();
      await expect(page.getByText('1.234 m³')).toBeVisible();
      await elsewhere.context().close();
    },
  );
});

test('the back button asks about unsaved changes, and going on stays possible', { tag: '@desktop' }, async ({ page }) => {
  await enterAccount(page);
  await expectAwake(page);
  await openFromMenu(page, 'Mijn gegevens');
  await expect(page).toHaveURL('/account/gegevens/');
  const field = page.getByRole('textbox', { name: 'Voornaam' });
  await field.fill('Marietje');

  const asked: string[] = [];
  page.once('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  await page.evaluate(() => history.back());
  await expect.poll(() => asked).toEqual(['Er zijn niet-opgeslagen wijzigingen. Weet je zeker dat je de pagina wilt verlaten?']);
  await expect(page).toHaveURL('/account/gegevens/');
  await expect(field).toHaveValue('Marietje');

  page.once('dialog', (dialog) => void dialog.accept());
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/account/');
  await expect(page.getByText('Dag Marieke')).toBeVisible();
});

test(
  'someone who comes from elsewhere with an address that has an account finds it filled in, and explained',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(`/auth/login/?email=${encodeURIComponent(demo.email)}&userExists=true`);
    await expect(page.getByRole('textbox', { name: 'E-mailadres' })).toHaveValue(demo.email);
    await expect(page.getByText('Er is al een account met dit e-mailadres.')).toBeVisible();
    await expectAccessible(page);
  },
);
