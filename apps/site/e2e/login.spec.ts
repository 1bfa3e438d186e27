import { demo, fillInLogin, logIn, newcomer, openFromMenu } from './account';
import { expect, expectAccessible, test } from './test';

test('a customer goes from the home page to the login and into the account', async ({ page }) => {
  await page.goto('/');
  const toLogin = page.getByRole('link', { name: 'Inloggen' });
  if (!(await toLogin.first().isVisible())) await page.getByRole('button', { name: 'Menu openen' }).click();
  await toLogin.filter({ visible: true }).first().click();
  await expect(page).toHaveURL('/auth/login/');
  await expect(page.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible();
  await expectAccessible(page);

  await fillInLogin(page, demo);

  await expect(page).toHaveURL('/account/');
  await expect(page.getByText('Dag Marieke')).toBeVisible();
  await expect(page.getByText(/^Bestelling \d/).first()).toBeVisible();
  await expectAccessible(page);
});

test('a wrong password is told in Dutch, and the address stays', async ({ page }) => {
  await page.goto('/auth/login/');
  await fillInLogin(page, { ...demo, password: 'Verkeerd123' });

  await expect(page.getByRole('alert').or(page.getByRole('group', { name: /Controleer/ })).first()).toBeVisible();
  await expect(page).toHaveURL('/auth/login/');
  await expect(page.getByRole('textbox', { name: 'E-mailadres' })).toHaveValue(demo.email);
  await expectAccessible(page);
});

test('an empty form says what is missing before anything is sent', async ({ page }) => {
  await page.goto('/auth/login/');
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click();

  await expect(page.getByText('Vereist').first()).toBeVisible();
  await expectAccessible(page);
});

test('who is not logged in comes back to the page they asked for', async ({ page }) => {
  await page.goto('/account/woning/');
  await expect(page).toHaveURL('/auth/login/');

  await fillInLogin(page, demo);

  await expect(page).toHaveURL('/account/woning/');
  await expect(page.getByRole('heading', { level: 1, name: 'Woninggegevens' })).toBeVisible();
});

for (const elsewhere of ['//evil.example/', '/\\evil.example/', 'https://evil.example/', 'javascript:alert(1)']) {
  test(`a planted address never leads to another site: ${elsewhere}`, async ({ page }) => {
    await page.goto('/auth/login/');
    await page.evaluate((path) => sessionStorage.setItem('pomp.redirect', path), elsewhere);

    await fillInLogin(page, newcomer);

    await expect(page).toHaveURL('/account/');
  });
}

test('logging out ends the session on the server', async ({ page, context }) => {
  await logIn(page);
  const before = await context.cookies();
  await openFromMenu(page, 'Uitloggen');
  await expect(page).toHaveURL('/auth/login/');

  await context.addCookies(before);
  const answer = await page.request.get('/api/account/getHouses');
  expect(answer.status()).toBe(401);
});

test('the keyboard is enough to log in', async ({ page }) => {
  await page.goto('/auth/login/');
  await page.getByRole('textbox', { name: 'E-mailadres' }).focus();
  await page.keyboard.type(newcomer.email);
  await page.keyboard.press('Tab');
  await expect(page.locator('[name=password]')).toBeFocused();
  await page.keyboard.type(newcomer.password);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/account/');
  await expect(page.getByRole('heading', { level: 1, name: 'Welkom bij Pomp.' })).toBeVisible();
  await expectAccessible(page);
});
