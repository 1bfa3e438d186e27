import { calendarDate } from '@pomp/domain';
import { logIn } from '../account';
import { addHouse, answer, deleteHouse, editSection } from '../houses';
import { expect, expectAccessible } from '../test';
import { phone } from '../screens';
import { test } from './test';

const gas = /Hoeveel gas gebruik je per jaar/;

test.use(phone);

test('a customer fills in a section of a house, and finds it again after everything was stopped and started', async ({
  page,
  ownStack,
}) => {
  test.slow();
  await logIn(page);
  const houseId = await addHouse(page, 'Bewaarweg 8');
  await page.goto('/account/woning/');
  await page.getByRole('combobox', { name: 'Kies een adres' }).click();
  await page.getByRole('option', { name: /Bewaarweg 8/ }).click();
  await expect(page).toHaveURL(`/account/woning/?houseId=${houseId}`);
  await expectAccessible(page);
  await editSection(page, 'Verbruik');

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
    const years = page.getByRole('option');
    await expect(years.first()).toHaveText(calendarDate(new Date()).slice(0, 4));
    await expect(years.last()).toHaveText('1990');
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

  const { href } = new URL(page.url());
  // An open page asks now and then whether its session is still there.
  await page.goto('about:blank');
  await ownStack.restart();

  await page.goto(href);
  await page.getByRole('heading', { name: /^Verbruik Ingevuld/ }).click();
  await expect(page.getByText('1.630 m³')).toBeVisible();
  await expect(page.getByText('Overdag')).toBeVisible();
  await expect(page.getByText('2024')).toBeVisible();
  await expectAccessible(page);
  await deleteHouse(page, houseId);
});
