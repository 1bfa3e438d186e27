import { logIn, openFromMenu } from './account';
import { expect, expectAccessible, test } from './test';

test('a customer adds a passkey, logs in with it, and removes it', { tag: '@desktop' }, async ({ page, customer }) => {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const removing = page.getByRole('button', { name: /^Passkey verwijderen/ });
  const byPasskey = page.getByRole('button', { name: 'Inloggen met een passkey' });

  await logIn(page, customer);
  await page.goto('/account/gegevens/');
  await page.getByRole('button', { name: 'Passkey toevoegen' }).click();
  await expect(removing).toBeVisible();
  await expectAccessible(page);

  await openFromMenu(page, 'Uitloggen');
  await expect(page).toHaveURL('/auth/login/');
  await byPasskey.click();
  await expect(page).toHaveURL('/account/');

  await page.goto('/account/gegevens/');
  await removing.click();
  await expect(removing).toHaveCount(0);

  await openFromMenu(page, 'Uitloggen');
  await expect(page).toHaveURL('/auth/login/');
  await byPasskey.click();
  await expect(
    page.getByText('Deze passkey werkt hier niet, of het duurde te lang. Probeer het nog een keer of gebruik je wachtwoord.'),
  ).toBeVisible();
  await expectAccessible(page);
});
