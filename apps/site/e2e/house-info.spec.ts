import type { Page } from '@playwright/test';
import { logIn, openFromMenu } from './account';
import { addHouse, answer, deleteHouse } from './houses';
import { expect, expectAccessible, test } from './test';

const gas = /Hoeveel gas gebruik je per jaar/;

/** Unfolds a section of the house screen and opens its form. */
async function edit(page: Page, section: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${section} (Ingevuld|Nog)`) }).click();
  await page.getByRole('button', { name: new RegExp(`^${section} (invullen|aanpassen)$`) }).click();
}

test(
  'a customer fills in a section of a house, and finds it again after everything was stopped and started',
  { tag: '@phone' },
  async ({ page, stack }) => {
    test.slow();
    await logIn(page);
    const houseId = await addHouse(page, 'Bewaarweg 8');
    await page.goto('/account/woning/');
    await page.getByRole('combobox', { name: 'Kies een adres' }).click();
    await page.getByRole('option', { name: /Bewaarweg 8/ }).click();
    await expect(page).toHaveURL(`/account/woning/?houseId=${houseId}`);
    await expectAccessible(page);
    await edit(page, 'Verbruik');

    await test.step('the form says what is missing and what is not valid', async () => {
      const gasField = page.getByRole('textbox', { name: gas });
      await gasField.fill('0118');
      await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
      await expect(page.getByRole('group', { name: 'Controleer je antwoorden' })).toBeFocused();
      await expect(gasField).toHaveAccessibleDescription(/Niet valide/);
      await expect(page.getByText('Vereist').first()).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('‘ik weet het niet’ puts the answer aside and brings it back', async () => {
      await page.getByRole('textbox', { name: gas }).fill('1630');
      const unknown = page.getByRole('button', { name: /^Ik weet het niet: Hoeveel gas/ });
      await unknown.click();
      await expect(page.locator('[name=gasConsumption]')).toHaveValue('o.b.');
      await unknown.click();
      await expect(page.getByRole('textbox', { name: gas })).toHaveValue('1630');
    });

    await test.step('years can be chosen from this one down to 1990', async () => {
      await page.getByRole('combobox', { name: /Over welk jaar/ }).click();
      const years = await page.getByRole('option').allTextContents();
      expect(years[0]).toBe(String(new Date().getFullYear()));
      expect(years.at(-1)).toBe('1990');
      await page.getByRole('option', { name: '2024' }).click();
    });

    await test.step('and the rest, and save', async () => {
      await answer(page, /Wanneer staat de verwarming aan/, 'Overdag');
      await page.getByRole('textbox', { name: /stroom/ }).fill('2900');
      await page.getByRole('button', { name: /^Ik weet het niet: Hoeveel water/ }).click();
      await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
      await expect(page.getByText('Opgeslagen', { exact: true })).toBeVisible();
      await expectAccessible(page);
    });

    await stack.restart();

    await page.reload();
    await page.getByRole('button', { name: /^Verbruik Ingevuld/ }).click();
    await expect(page.getByText('1.630 m³')).toBeVisible();
    await expect(page.getByText('Overdag')).toBeVisible();
    await expect(page.getByText('2024')).toBeVisible();
    await expectAccessible(page);
    await deleteHouse(page, houseId);
  },
);

test('unsaved answers are asked about before leaving', { tag: '@desktop' }, async ({ page }) => {
  await logIn(page);
  await openFromMenu(page, 'Woninggegevens');
  await edit(page, 'Verbruik');
  const field = page.getByRole('textbox', { name: /Hoeveel water/ });
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
