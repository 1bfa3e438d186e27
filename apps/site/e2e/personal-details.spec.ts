import { readFile } from 'node:fs/promises';
import { call, enterAccount, fillInLogin, logIn, logInElsewhere, openFromMenu } from './account';
import { mailedLink } from './mailbox';
import { bill, order } from './seller';
import { expect, expectAccessible, test } from './test';

test('a customer changes their name, and the page greets them with it', { tag: '@phone' }, async ({ page, customer }) => {
  await enterAccount(page, customer);
  await openFromMenu(page, 'Mijn gegevens');
  await expect(page).toHaveURL('/account/gegevens/');
  await expect(page.getByRole('heading', { level: 1, name: 'Mijn gegevens' })).toBeVisible();
  await expectAccessible(page);

  const firstName = page.getByRole('textbox', { name: 'Voornaam' });
  await firstName.fill('Marijke');
  await page.getByRole('textbox', { name: 'Telefoonnummer' }).fill('06-1');
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Controleer je antwoorden' })).toBeFocused();
  await expectAccessible(page);

  await page.getByRole('textbox', { name: 'Telefoonnummer' }).fill('06 12 34 56 78');
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await expect(page.getByText('Opgeslagen', { exact: true })).toBeVisible();

  await openFromMenu(page, 'Overzicht');
  await expect(page.getByText('Dag Marijke')).toBeVisible();
  await page.goto('/account/gegevens/');
  await expect(firstName).toHaveValue('Marijke');
  await firstName.fill('Marieke');
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await expect(page.getByText('Opgeslagen', { exact: true })).toBeVisible();
});

test(
  'a new e-mail address counts once the link that was mailed to it is used',
  { tag: '@desktop' },
  async ({ page, stack, customer }) => {
    const email = 'marieke@nieuw.example';
    await logIn(page, customer);
    await page.goto('/account/gegevens/');
    const field = page.getByRole('textbox', { name: 'E-mailadres' });
    await field.fill(email);
    await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
    await expect(page.getByText(`We hebben een link gestuurd naar ${email}`)).toBeVisible();
    await expectAccessible(page);

    const link = await mailedLink(stack, { to: email, path: 'email-bevestigen' });
    await page.goto(link);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'E-mailadres bevestigen' }).click();
    await expect(page.getByText(`Vanaf nu log je in met ${email}.`)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Naar mijn gegevens' }).click();
    await expect(field).toHaveValue(email);
    await expect(page.getByText('We hebben een link gestuurd')).toBeHidden();

    await test.step('the link works once', async () => {
      await page.goto(link);
      await page.getByRole('button', { name: 'E-mailadres bevestigen' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Deze link werkt niet' })).toBeFocused();
      await expect(page.getByText('De link is te oud, of je hebt hem al gebruikt.')).toBeVisible();
    });

    await test.step('logging in goes with the new address', async () => {
      await page.goto('/account/');
      await openFromMenu(page, 'Uitloggen');
      await expect(page).toHaveURL('/auth/login/');
      await fillInLogin(page, { ...customer, email });
      await expect(page).toHaveURL('/account/');
    });

    await test.step('and back again', async () => {
      const back = { firstName: 'Marieke', lastName: 'de Wit', phoneNumber: '06 12 34 56 78', email: customer.email };
      expect(await call(page, 'PUT', '/api/account/putUser', back)).toBe(200);
      await page.goto(await mailedLink(stack, { to: customer.email, path: 'email-bevestigen' }));
      await page.getByRole('button', { name: 'E-mailadres bevestigen' }).click();
      await expect(page.getByText(`Vanaf nu log je in met ${customer.email}.`)).toBeVisible();
    });
  },
);

test(
  'a new password counts at once, and ends the session of every other browser',
  { tag: '@phone' },
  async ({ page, browser, stack, customer }) => {
    const elsewhere = await logInElsewhere(browser, stack.urls.site, customer);
    await logIn(page, customer);
    await page.goto('/account/gegevens/');
    const open = page.getByRole('button', { name: 'Wachtwoord veranderen' });
    await open.click();
    await page.locator('[name=password]').fill(customer.password);
    await page.locator('[name=newPassword]').fill('koude');
    await page.locator('[name=confirmPassword]').fill('koude');
    await open.click();
    await expect(
      page
        .getByText(
          'Het wachtwoord moet minimaal 8 tekens lang zijn en ten minste één hoofdletter, één kleine letter en één cijfer.',
        )
        .first(),
    ).toBeVisible();
    await expectAccessible(page);

    await page.locator('[name=newPassword]').fill('Koude123lucht');
    await page.locator('[name=confirmPassword]').fill('Koude123lucht');
    await open.click();
    await expect(page.getByText('Je wachtwoord is veranderd.')).toBeVisible();

    await elsewhere.goto('/account/');
    await expect(elsewhere).toHaveURL('/auth/login/');
    await fillInLogin(elsewhere, { ...customer, password: 'Koude123lucht' });
    await expect(elsewhere).toHaveURL('/account/');
    await elsewhere.context().close();

    const back = { password: 'Koude123lucht', newPassword: customer.password, confirmPassword: customer.password };
    expect(await call(page, 'POST', '/api/auth/resetPassword', back)).toBe(200);
  },
);

test('a customer takes their data along', { tag: '@desktop' }, async ({ page }) => {
  await logIn(page);
  await page.goto('/account/gegevens/');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download mijn gegevens' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^mijn-gegevens-\d{4}-\d\d-\d\d\.json$/);
  const { data } = JSON.parse(await readFile(await download.path(), 'utf8')) as { data: Record<string, unknown[]> };
  expect(JSON.stringify(data)).toContain('Lindelaan 12');
});

test(
  'a customer asks for the account’s deletion, reads what the law keeps, and changes their mind',
  { tag: '@phone' },
  async ({ page, stack, customer }) => {
    await bill(stack, await order(stack, customer, 'Pomp AO'), 'PY');
    await logIn(page, customer);
    await page.goto('/account/gegevens/');
    await page.getByRole('button', { name: 'Account verwijderen' }).click();
    const question = page.getByRole('dialog', { name: 'Account laten verwijderen?' });
    await expect(question.getByText('Facturen, betalingen en getekende overeenkomsten')).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Ja, verwijder mijn account' }).click();
    await expect(page.getByText('Je account wordt verwijderd')).toBeVisible();
    await expectAccessible(page);
    // The mail that confirms it leads back to here.
    await mailedLink(stack, { to: customer.email, path: '/account/gegevens/' });

    await page.reload();
    await page.getByRole('button', { name: 'Ik wil mijn account toch houden' }).click();
    await expect(page.getByRole('button', { name: 'Account verwijderen' })).toBeVisible();
  },
);
