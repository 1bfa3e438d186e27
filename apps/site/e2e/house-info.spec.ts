import { enterAccount, logIn, openFromMenu } from './account';
import { holdBack } from './hold-back';
import { editSection } from './houses';
import { expect, expectAccessible, test } from './test';

test('unsaved answers are asked about before leaving', { tag: '@desktop' }, async ({ page }) => {
  await enterAccount(page);
  await openFromMenu(page, 'Woninggegevens');
  await editSection(page, 'Verbruik');
  const field = page.getByRole('textbox', { name: /Hoeveel water/ });
  // Answers save themselves a second later; what is saved is nothing to ask about.
  await holdBack(page, /\/postHouseInfo/);
  await field.fill('120');
  const question = page.waitForEvent('dialog');
  const leaving = openFromMenu(page, 'Overzicht');
  const dialog = await question;
  expect(dialog.message()).toBe('Er zijn niet-opgeslagen wijzigingen. Weet je zeker dat je de pagina wilt verlaten?');
  await dialog.dismiss();
  await leaving;
  await expect(field).toHaveValue('120');
});

test('a house that does not exist, or is not yours, is not found', { tag: '@desktop' }, async ({ page }) => {
  await logIn(page);
  await page.goto('/account/woning/?houseId=00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('Geen huis gevonden')).toBeVisible();
  await expectAccessible(page);
});
