import { logIn } from './account';
import { choose } from './houses';
import { expect, expectAccessible, test } from './test';

const mainQuestion =
  'Weet je zeker dat je dit adres als hoofdadres wilt instellen? Deze actie zal het huidige hoofdadres vervangen.';
const deleteQuestion = 'Weet je zeker dat je dit adres wilt verwijderen? Dit kan niet ongedaan worden gemaakt.';

test('a customer adds two houses, changes which one is the main address, and deletes the other @desktop', async ({
  page,
  customer,
}) => {
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    void dialog.accept();
  });
  const say = (text: string) => expect(page.getByRole('region', { name: /^Meldingen/ }).getByText(text)).toBeVisible();

  await logIn(page, customer);
  await page.goto('/account/woning/');
  await expect(page.getByText(/^Geen huizen beschikbaar/)).toBeVisible();

  await test.step('postcode and number fill in the rest', async () => {
    await page.getByRole('link', { name: 'Woning toevoegen' }).click();
    await page.getByRole('textbox', { name: /^Postcode/ }).fill('1271ad');
    await page.getByRole('textbox', { name: /^Huisnummer/ }).fill('3');
    await expect(page.getByRole('textbox', { name: /^Straat/ })).toHaveValue('Havenstraat');
    await expectAccessible(page);
    await choose(page.locator('main'), 'radio', 'A');
    await page.getByRole('button', { name: 'Woning toevoegen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Woning toegevoegd!' })).toBeFocused();
    await expect(page.getByText('Havenstraat 3 A, 1271 AD Huizen')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Terug naar woninggegevens' }).click();
    await expect(page.getByText('Havenstraat 3 A, 1271 AD Huizen')).toBeVisible();
    await expect(page.getByText('Hoofdadres', { exact: true })).toBeVisible();
  });

  await test.step('an address that nobody knows can be typed', async () => {
    await page.getByRole('link', { name: 'Woning toevoegen' }).click();
    await page.getByRole('textbox', { name: /^Postcode/ }).fill('9999 XX');
    await page.getByRole('textbox', { name: /^Huisnummer/ }).fill('1');
    await expect(page.getByText(/^We kennen dit adres niet/)).toBeVisible();
    await page.getByRole('textbox', { name: /^Straat/ }).fill('Nieuwbouwstraat');
    await page.getByRole('textbox', { name: /^Plaats/ }).fill('Stitswerd');
    await page.getByRole('button', { name: 'Woning toevoegen' }).click();
    await page.getByRole('link', { name: /^Meteen invullen/ }).click();
    await expect(page.getByText('Nieuwbouwstraat 1, 9999 XX Stitswerd')).toBeVisible();
    await expect(page.getByText('Hoofdadres', { exact: true })).toBeHidden();
  });

  await test.step('it becomes the main address, which is said after the reload', async () => {
    await page.getByRole('button', { name: 'Instellen als hoofdadres' }).click();
    await say('Adres is succesvol ingesteld als hoofdadres.');
    await expect(
      page.getByText('Je hoofdadres kun je niet verwijderen. Stel eerst een ander adres in als hoofdadres.'),
    ).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('and the other one can go', async () => {
    await page.getByRole('combobox', { name: 'Kies een adres' }).click();
    await page.getByRole('option', { name: /^Havenstraat/ }).click();
    await page.getByRole('button', { name: 'Adres verwijderen' }).click();
    await say('Adres is succesvol verwijderd.');
    await expect(page).toHaveURL('/account/woning/');
    await expect(page.getByText('Nieuwbouwstraat 1, 9999 XX Stitswerd')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Kies een adres' })).toBeHidden();
  });
  expect(questions).toEqual([mainQuestion, deleteQuestion]);
});
