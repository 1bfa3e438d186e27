import { fillInLogin, logIn } from '../account';
import { phone } from '../screens';
import { expect, testOnOwnStack as test } from '../test';

/** Eighteen seconds, of which the last nine with a warning. */
test.use({ ...phone, environment: { DEMO_DATA: '0', SESSION_IDLE_MINUTES: '0.3', SESSION_MAX_MINUTES: '60' } });

test('someone who is warned stays with one click; without it the session ends, but nothing that was typed is lost', async ({
  page,
  customer,
}) => {
  test.slow();
  await logIn(page, customer);
  await page.goto('/account/gegevens/');
  const phone = page.getByRole('textbox', { name: 'Telefoonnummer' });
  await phone.fill('06 87 65 43 21');

  const warning = page.getByRole('dialog', { name: 'Wil je ingelogd blijven?' });
  await test.step('the warning comes in time, and one click is enough', async () => {
    await expect(warning).toBeVisible({ timeout: 20_000 });
    await expect(warning).toHaveAccessibleDescription(/word je uitgelogd/);
    const stay = warning.getByRole('button', { name: 'Ingelogd blijven' });
    await expect(stay).toBeFocused();
    await stay.click();
    await expect(warning).toBeHidden();
    await expect(phone).toHaveValue('06 87 65 43 21');
  });

  await test.step('without that click the session ends by itself', async () => {
    await expect(warning).toBeVisible({ timeout: 20_000 });
    await page.keyboard.press('Escape');
    await expect(phone).toHaveValue('06 87 65 43 21');
    await expect(page).toHaveURL('/auth/login/', { timeout: 30_000 });
    expect((await page.request.get('/api/account/getHouses')).status()).toBe(401);
  });

  await test.step('and what was typed is there again', async () => {
    await fillInLogin(page, customer);
    await expect(page).toHaveURL('/account/gegevens/');
    await expect(phone).toHaveValue('06 87 65 43 21');
  });
});
