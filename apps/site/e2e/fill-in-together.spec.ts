import { expect, test } from './test';
import { logIn } from './account';
import { addHouse, editSection, fillIn } from './houses';

test('a partner fills in a house with a link, without an account', { tag: '@desktop' }, async ({ page, browser, customer }) => {
  await logIn(page, customer);
  const houseId = await addHouse(page, 'Samenweg 7');
  await page.goto(`/account/woning/?houseId=${houseId}`);
  await page.getByRole('button', { name: 'Samen invullen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Samen invullen' });
  await dialog.getByRole('textbox', { name: /Wie vult er met je mee/ }).fill('Sam');
  await dialog.getByRole('radio', { name: 'Een week' }).check();
  await dialog.getByRole('button', { name: 'Link maken' }).click();
  const url = await dialog.getByText(/\/samen-invullen\/\?token=/).textContent();

  const partner = await browser.newContext();
  const theirs = await partner.newPage();
  await theirs.goto(url ?? '');
  await expect(theirs.getByText(/Hoi Sam!.*Samenweg 7/)).toBeVisible();
  await editSection(theirs, 'Verbruik');
  await fillIn(theirs, /gas/, '1450');
  await expect(theirs.getByText(/^Bewaard om/)).toBeVisible();

  await page.goto(`/account/woning/nakijken/?houseId=${houseId}`);
  await expect(page.getByText('Ingevuld door Sam')).toBeVisible();

  await page.goto(`/account/woning/?houseId=${houseId}`);
  await page.getByRole('button', { name: 'Samen invullen' }).click();
  await page.getByRole('button', { name: 'Link van Sam intrekken' }).click();
  await expect(page.getByText(/^Sam, tot en met/)).toBeHidden();
  await theirs.reload();
  await expect(theirs.getByRole('heading', { name: 'Deze link werkt niet meer' })).toBeVisible();

  await partner.close();
});
