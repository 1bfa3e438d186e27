import type { Page } from '@playwright/test';
import { expectAwake, logIn } from './account';
import { openWithoutLaterScripts } from './before-scripts';
import { addHouse, answer, dontKnow, fillIn, leaveStep, saveSection, storedHouse, tick, turnTo } from './houses';
import { expect, expectAccessible, test } from './test';

const stepOf = (slug: string, houseId: string) => `/account/woning/${slug}/?houseId=${houseId}`;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function fillInConsumption(page: Page): Promise<void> {
  await fillIn(page, /Hoeveel gas/, '1450');
  await answer(page, /Over welk jaar/, '2024');
  await answer(page, /Wanneer staat de verwarming aan/, 'Overdag');
  await fillIn(page, /stroom/, '2900');
  await dontKnow(page, 'Hoeveel water gebruik je per jaar?');
}

test('a terraced house is described step by step to the end', { tag: '@phone' }, async ({ page, customer }) => {
  test.slow();
  await logIn(page, customer);
  const houseId = await addHouse(page, 'Tussenweg 1');
  await page.goto(stepOf('verbruik', houseId));
  const progress = page.getByRole('navigation', { name: 'Stappen' }).getByText(/^Stap 1 van 5/);
  await expect(progress).toBeVisible();
  await expect(progress).toHaveText(/ · nog \d+ minuten$/);
  await expectAccessible(page);

  await test.step('consumption, question by question', async () => {
    const gas = page.getByRole('textbox', { name: /Hoeveel gas/ });
    await expect(gas).toBeVisible();
    await expect(page.getByRole('textbox', { name: /stroom/ })).toBeHidden();
    await press(page, 'Volgende vraag');
    await expect(gas).toHaveAccessibleDescription(/Vereist/);
    await expect(gas).toBeFocused();
    await gas.fill('1450');
    // As a phone's keyboard does it.
    await gas.press('Enter');
    await expect(page.getByText('Vraag 2 van 5')).toBeVisible();
    await fillInConsumption(page);
    await leaveStep(page, 'Opslaan en volgende');
  });

  await test.step('the next step has focus on its heading, at the top', async () => {
    await expect(heading(page, 'Woning')).toBeFocused();
    await expect(page).toHaveURL(stepOf('woning', houseId));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expectAccessible(page);
  });

  await test.step('the house', async () => {
    await dontKnow(page, 'Wanneer is je huis gebouwd?');
    await fillIn(page, /woonoppervlak/, '118');
    await answer(page, /woonlagen/, '3');
    await answer(page, /hoeveel mensen/, '4');
    await expect(page.getByText(/Heeft je huis een kelder/)).toBeHidden();
    await answer(page, /Wat voor huis is het/, 'Tussenwoning');
    await answer(page, /dak is schuin/, '100%: het hele dak');
    await answer(page, /ruimte onder het schuine dak/, 'Ja');
    await answer(page, /een kelder/, 'Ja');
    await answer(page, /Onder welk deel/, 'De helft');
    await leaveStep(page, 'Opslaan en volgende');
  });

  await test.step('insulation and ventilation', async () => {
    await expect(heading(page, 'Isolatie & Ventilatie')).toBeFocused();
    await tick(page, 'Dak');
    await fillIn(page, /RC-waarde/, '2,5');
    await dontKnow(page, 'Hoe wordt je huis geventileerd?');
    await expectAccessible(page);
    await leaveStep(page, 'Opslaan en volgende');
  });

  await test.step('heating', async () => {
    await expect(heading(page, 'Verwarmingssysteem')).toBeFocused();
    await tick(page, 'Radiatoren');
    await answer(page, /60 °C/, 'Ja');
    await tick(page, 'Gasketel');
    await answer(page, /per ruimte of zone/, 'Nee');
    await leaveStep(page, 'Opslaan en volgende');
  });

  await test.step('the label, and done', async () => {
    await expect(heading(page, 'Energielabel')).toBeFocused();
    await answer(page, /Welk energielabel/, 'C');
    await answer(page, /nog iets verbeterd/, 'Nee');
    await leaveStep(page, 'Opslaan en afronden');
    await expect(page).toHaveURL('/account/feedback/?type=woning');
    await expect(heading(page, 'Je woninggegevens zijn binnen.')).toBeVisible();
    expect((await storedHouse(page, houseId)).houseInfoCompleted).toBe(true);
  });
});

test(
  'an apartment is left halfway for the overview, gone on with, and gone back in',
  { tag: '@desktop' },
  async ({ page, customer }) => {
    await logIn(page, customer);
    const houseId = await addHouse(page, 'Galerij 12');
    await page.goto(stepOf('woning', houseId));

    await test.step('home keeps what is there, malformed text included', async () => {
      await answer(page, /Wat voor huis is het/, 'Appartement');
      await answer(page, /Waar in het gebouw/, 'Op een hoek');
      await answer(page, /onder je vloer/, 'Een kelder');
      await expect(page.getByText(/Onder welk deel van je huis/)).toBeVisible();
      await page.getByRole('textbox', { name: /woonoppervlak/ }).fill('0118');
      await press(page, 'Opslaan en terug naar woning overzicht');
      await expect(page).toHaveURL(`/account/woning/?houseId=${houseId}`);
    });

    await test.step('and everything is there again', async () => {
      await page.goto(stepOf('woning', houseId));
      await expect(page.getByRole('radio', { name: 'Op een hoek' })).toBeChecked();
      const size = page.getByRole('textbox', { name: /woonoppervlak/ });
      await expect(size).toHaveValue('0118');
      await expect(size).toHaveAccessibleDescription(/Niet valide/);
      await expectAccessible(page);
    });

    await test.step('back, and by the steps to another one', async () => {
      await press(page, 'Opslaan en vorige');
      await expect(heading(page, 'Verbruik')).toBeFocused();
      await page.getByRole('navigation', { name: 'Stappen' }).getByRole('link', { name: 'Energielabel' }).click();
      await expect(heading(page, 'Energielabel')).toBeFocused();
    });

    await test.step('finishing too early leads to what is missing', async () => {
      await answer(page, /Welk energielabel/, 'A+++');
      await answer(page, /nog iets verbeterd/, 'Nee');
      await press(page, 'Opslaan en afronden');
      await expect(heading(page, 'Nog 4 onderdelen, dan kun je afronden.')).toBeVisible();
      expect((await storedHouse(page, houseId)).houseInfoCompleted).toBe(false);
      await expectAccessible(page);
    });

    await test.step('a step from there leads back, until all is there', async () => {
      for (const name of ['house', 'isolation', 'heating'] as const) await saveSection(page, houseId, name);
      await page.getByRole('link', { name: 'Verbruik', exact: true }).click();
      await fillInConsumption(page);
      await press(page, 'Opslaan en terug naar nakijken');
      await expect(heading(page, 'Klopt alles?')).toBeVisible();
      await press(page, 'Afronden');
      await expect(page).toHaveURL('/account/feedback/?type=woning');
      expect((await storedHouse(page, houseId)).houseInfoCompleted).toBe(true);
    });
  },
);

test('what was typed in a step survives a closed tab', { tag: '@phone' }, async ({ page, context, customer }) => {
  await logIn(page, customer);
  const houseId = await addHouse(page, 'Vrijweg 3');
  await page.goto(stepOf('isolatie-ventilatie', houseId));
  await tick(page, 'Vloer');
  await page.getByRole('textbox', { name: /RC-waarde/ }).fill('3,5');
  await page.close();

  const again = await context.newPage();
  await again.goto(stepOf('isolatie-ventilatie', houseId));
  await turnTo(again, again.getByRole('checkbox', { name: 'Vloer', exact: true }));
  await expect(again.getByRole('checkbox', { name: 'Vloer', exact: true })).toBeChecked();
  await expect(again.getByRole('textbox', { name: /RC-waarde/ })).toHaveValue('3.5');
  await dontKnow(again, 'Hoe wordt je huis geventileerd?');
  await leaveStep(again, 'Opslaan en volgende');
  await expect(heading(again, 'Verwarmingssysteem')).toBeFocused();
});

test.describe('without reception', () => {
  test.use({ alsoLogged: /net::ERR_INTERNET_DISCONNECTED/ });

  test(
    'answers without reception are kept, and merged with what was saved elsewhere once there is some',
    { tag: '@desktop' },
    async ({ page, context, customer }) => {
      await logIn(page, customer);
      const houseId = await addHouse(page, 'Dubbelweg 2');
      await page.goto(stepOf('verbruik', houseId));
      await fillInConsumption(page);
      await expect(page.getByText(/^Bewaard om \d\d\.\d\d$/)).toBeVisible();
      await context.setOffline(true);
      await page.getByRole('textbox', { name: /stroom/ }).fill('3100');
      await expect(page.getByText('Geen bereik. Bewaard op dit toestel')).toBeVisible();
      await saveSection(page, houseId, 'consumption', { electricityConsumption: '3300', waterConsumption: '95' });
      await context.setOffline(false);

      const question = page.getByRole('region', { name: 'Welke antwoorden wil je bewaren?' });
      await expect(question.getByRole('definition')).toHaveText(['3.100 kWh', '3.300 kWh']);
      await expectAccessible(page);
      await question.getByRole('button', { name: /^Mijn antwoord houden/ }).click();
      await expect(page.getByText(/^Bewaard om \d\d\.\d\d$/)).toBeVisible();
      await expect(page.getByRole('textbox', { name: /water/ })).toHaveValue('95');
      await press(page, 'Opslaan en volgende');
      await expect(heading(page, 'Woning')).toBeFocused();
    },
  );

  test(
    'a form says where an answer is, though reception ended before anyone touched it',
    { tag: '@phone' },
    async ({ page, context, customer }) => {
      await logIn(page, customer);
      const houseId = await addHouse(page, 'Kelderlaan 4');
      await page.goto(stepOf('verbruik', houseId));
      await context.setOffline(true);
      await page.getByRole('textbox', { name: /Hoeveel gas/ }).fill('1450');
      await expect(page.getByText('Geen bereik. Bewaard op dit toestel')).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText(/^Bewaard om \d\d\.\d\d$/)).toBeVisible();
    },
  );
});

test(
  'the keyboard is enough to finish a detached house of which little is known',
  { tag: '@desktop' },
  async ({ page, customer }) => {
    await logIn(page, customer);
    const houseId = await addHouse(page, 'Alleenweg 9');

    // Nothing is chosen yet: a question is one stop all the same, and is called unanswered once it is left.
    await page.goto(stepOf('woning', houseId));
    await expectAwake(page);
    const floors = page.getByRole('radiogroup', { name: /Hoeveel woonlagen/ });
    await floors.getByRole('radio').first().focus();
    await expect(floors).not.toHaveAttribute('aria-invalid');
    await page.keyboard.press('Tab');
    await expect(floors.locator('input:focus')).toHaveCount(0);
    await expect(floors).toHaveAttribute('aria-invalid', 'true');

    for (const name of ['house', 'isolation', 'heating'] as const) await saveSection(page, houseId, name);
    await page.goto(stepOf('verbruik', houseId));
    await page.getByRole('textbox', { name: /Hoeveel gas/ }).focus();

    /** Presses the next 'Ik weet het niet' on the way through the form. */
    const unknownNext = async (question: string) => {
      const toggle = page.getByRole('button', { name: `Ik weet het niet: ${question}` });
      for (let presses = 0; presses < 8 && !(await toggle.evaluate((element) => element === document.activeElement)); presses++)
        await page.keyboard.press('Tab');
      await expect(toggle).toBeFocused();
      await page.keyboard.press('Space');
      await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    };
    await unknownNext('Hoeveel gas gebruik je per jaar?');
    await unknownNext('Wanneer staat de verwarming aan?');
    await unknownNext('Hoeveel stroom gebruik je per jaar?');
    await unknownNext('Hoeveel water gebruik je per jaar?');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Opslaan en volgende' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Woning')).toBeFocused();

    await page.goto(stepOf('energielabel', houseId));
    await page.getByRole('combobox', { name: /Welk energielabel/ }).focus();
    await unknownNext('Welk energielabel heeft je huis?');
    await unknownNext('Is er na het bepalen van het label nog iets verbeterd?');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/account/feedback/?type=woning');
  },
);

test('a step of no house, and one that does not exist', { tag: '@phone' }, async ({ page }) => {
  await logIn(page);
  await page.goto('/account/woning/verbruik/');
  await expect(page.getByText('Geen huis gevonden')).toBeVisible();
  await expectAccessible(page);
  expect((await page.goto('/account/woning/zolder/'))?.status()).toBe(404);
});

test.describe('on a line that drops what a page fetches later', () => {
  test.use({ alsoLogged: /net::ERR_FAILED/ });

  test('a control is asked for again, and has what was ticked meanwhile', { tag: '@desktop' }, async ({ page, customer }) => {
    await logIn(page, customer);
    const houseId = await addHouse(page, 'Droplaan 1');
    const { letScriptsIn, dropped } = await openWithoutLaterScripts(page, stepOf('isolatie-ventilatie', houseId));
    await page.getByText('Dak', { exact: true }).click();
    // By itself a script is asked for twice.
    await expect.poll(dropped).toBeGreaterThan(2);
    letScriptsIn();
    await expect(page.getByRole('textbox', { name: /RC-waarde/ })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Dak' })).toBeChecked();
  });
});
