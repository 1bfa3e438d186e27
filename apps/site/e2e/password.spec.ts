import { fillInLogin } from './account';
import { mailedLink } from './mailbox';
import { expect, expectAccessible, test } from './test';

test('a forgotten password is replaced through the link in the mail', { tag: '@phone' }, async ({ page, stack, customer }) => {
  await page.goto('/auth/login/');
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click();
  await expect(page).toHaveURL('/auth/wachtwoord-vergeten/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'E-mailadres' }).fill(customer.email);
  await page.getByRole('button', { name: 'Stuur mij een link' }).click();
  await expect(page.getByText('Kijk in je mail')).toBeVisible();

  await page.goto(
    await mailedLink(stack, { to: customer.email, path: 'wachtwoord-instellen', subject: 'Kies een nieuw wachtwoord voor Pomp' }),
  );
  await expectAccessible(page);
  await page.locator('[name=newPassword]').fill('Koude123lucht');
  await page.locator('[name=confirmPassword]').fill('Koude123lucht');
  await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
  await expect(page.getByText('Je wachtwoord is opgeslagen')).toBeVisible();

  await page.goto('/auth/login/');
  await fillInLogin(page, { ...customer, password: 'Koude123lucht' });
  await expect(page).toHaveURL('/account/');
});
