import type { Locator, Page } from '@playwright/test';
import { logIn } from './account';
import { turnTo } from './houses';
import { mailedLink } from './mailbox';
import type { Stack } from './stack';
import { expect, expectAccessible, test } from './test';

const password = 'Koude123lucht';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const field = (page: Page, name: RegExp) => page.getByRole('main').getByRole('textbox', { name });
test(
  'what was confirmed when calculating is filled in from the reservation to the questions about the house',
  {
    tag: '@phone',
  },
  async ({ page, stack }) => {
    test.slow();
    const email = 'een.reis@pomp.example';

    await test.step('a known address, confirmed and corrected', async () => {
      await page.goto('/besparing-resultaat/?zipcode=3581KJ&housenumber=12');
      await expect(page.getByRole('heading', { name: 'Tussenwoning uit 1974, 112 m², label C. Klopt dat?' })).toBeVisible();
      await press(page, 'Nee, pas aan');
      await field(page, /^Woonoppervlak/).fill('118');
      await page.getByRole('button', { name: 'Bewoners aanpassen' }).click();
      const ofTheHome = page.getByRole('region', { name: /^Tussenwoning/ });
      await ofTheHome
        .locator('label')
        .filter({ has: page.getByRole('radio', { name: '3', exact: true }) })
        .click();
      await page.getByRole('button', { name: 'Gasverbruik per jaar aanpassen' }).click();
      const gas = field(page, /^Gasverbruik/);
      await gas.fill('14.500');
      await gas.press('Tab');
      await expect(page.getByText(/keer wat zo’n huis verbruikt\. Bedoel je 1\.450\?$/)).toBeVisible();
      await expectAccessible(page);
      await press(page, 'Ja, 1.450');
      await expect(gas).toHaveValue('1450');
    });

    await test.step('reserved, with the address filled in', async () => {
      await page.goto('/reserveren/pomp-ao/');
      await field(page, /^Voornaam/).fill('Noor');
      await field(page, /^Achternaam/).fill('Visser');
      await field(page, /^E-mailadres/).fill(email);
      await field(page, /^Mobiel nummer/).fill('06 12 34 56 78');
      await press(page, 'Volgende stap');
      await expect(field(page, /^Postcode/)).toHaveValue(/3581\s?KJ/);
      await expect(field(page, /^Huisnummer/)).toHaveValue('12');
      await expect(field(page, /^Straat/)).toHaveValue('Lindelaan');
      await press(page, 'Reserveren');
      await expect(page).toHaveURL('/reservering-succes/pomp-ao/');
    });

    const houseId = await test.step('with an account by the link in the mail', async () => {
      await chooseAPassword(page, stack, email);
      const [house] = (await (await page.request.get('/api/account/getHouses')).json()) as [{ id: string }];
      return house.id;
    });
    const stored = async () => {
      const info = (await (await page.request.get(`/api/account/getHouseInfo?houseId=${houseId}`)).json()) as {
        houseInfo: Record<string, unknown>;
      };
      return info.houseInfo;
    };

    await test.step('the house is as it was confirmed, with who says so', async () => {
      await page.goto(`/account/woning/woning/?houseId=${houseId}`);
      const size = field(page, /woonoppervlak/);
      await turnTo(page, size);
      await expect(size).toHaveValue('118');
      await expect(size).toHaveAccessibleDescription(/Dit vulde je in toen je je besparing berekende/);
      for (const register of [
        /^Uit het register van gebouwen \(BAG, .+\)\. Klopt dit\?$/,
        /^Uit het register van energielabels \(EP-Online, .+\)\. Klopt dit\?$/,
      ]) {
        await turnTo(page, page.getByText(register));
        await expect(page.getByText(register)).toBeVisible();
      }
      await expectAccessible(page);
      expect(await stored()).toEqual({ completed: false });
    });

    await test.step('and is an answer once it is saved', async () => {
      await press(page, 'Opslaan en terug naar woning overzicht');
      await expect(page).toHaveURL(`/account/woning/?houseId=${houseId}`);
      expect(await stored()).toMatchObject({
        house: { buildingYear: '1975', buildingSize: '118', typeOfBuilding: 'tussenwoning', people: '3', completed: false },
      });
      await page.goto(`/account/woning/verbruik/?houseId=${houseId}`);
      await expect(field(page, /Hoeveel gas/)).toHaveValue('1450');
      await page.goto(`/account/woning/energielabel/?houseId=${houseId}`);
      await expect(page.getByText(/EP-Online, .+\. Klopt dit\?$/)).toBeVisible();
    });
  },
);

test(
  'with a thumb on a phone it takes few taps and keys from the home page to a reservation',
  { tag: '@phone' },
  async ({ page }) => {
    test.slow();
    let taps = 0;
    let keys = 0;
    const tap = async (control: Locator) => {
      taps += 1;
      await control.tap();
    };
    const type = async (name: RegExp, text: string) => {
      await tap(field(page, name));
      keys += text.length;
      await page.keyboard.type(text);
    };
    const button = (name: string) => page.getByRole('button', { name, exact: true });

    await page.goto('/');
    await type(/^Postcode/, '3581KJ');
    await type(/^Huisnummer/, '12');
    await tap(button('Bereken mijn besparing'));
    await expect(page.getByRole('heading', { name: /^Tussenwoning uit 1974, 112 m², label C\. Klopt dat\?$/ })).toBeVisible();
    await tap(button('Ja, dit klopt'));
    await tap(page.getByRole('link', { name: 'Reserveer de Pomp AO' }).first());
    await expect(page.getByRole('heading', { level: 1, name: 'Reserveer een Pomp AO' })).toBeVisible();
    await type(/^Voornaam/, 'Noor');
    await type(/^Achternaam/, 'Visser');
    await type(/^E-mailadres/, 'noor.duim@pomp.example');
    await type(/^Mobiel nummer/, '0612345678');
    await tap(button('Volgende stap'));
    await expect(field(page, /^Straat/)).toHaveValue('Lindelaan');
    await tap(button('Reserveren'));
    await expect(page.getByRole('heading', { level: 1, name: 'Bedankt! Je Pomp AO is gereserveerd.' })).toBeVisible();
    // At 2 s to find and tap something and 0.7 s a key, which is slow: 22 s and 35 s, so that a minute is left to read.
    expect({ taps, keys }).toEqual({ taps: 11, keys: 50 });
  },
);

async function chooseAPassword(page: Page, stack: Stack, email: string): Promise<void> {
  await page.goto(await mailedLink(stack, { to: email, path: 'wachtwoord-instellen' }));
  await page.locator('[name=newPassword]').fill(password);
  await page.locator('[name=confirmPassword]').fill(password);
  await press(page, 'Wachtwoord opslaan');
  await expect(page.getByText('Je wachtwoord is opgeslagen')).toBeVisible();
  await logIn(page, { email, password });
}

test(
  'a visitor who is signed in finds who they are filled in, goes on to a quote, and tells of the house once',
  { tag: '@desktop' },
  async ({ page, customer }) => {
    await logIn(page, customer);
    await page.goto('/besparing-resultaat/?zipcode=5611EM&housenumber=22');
    await page.getByRole('button', { name: 'Nee, pas aan' }).click();
    await field(page, /^Woonoppervlak/).fill('93');

    await page.goto('/reserveren/pomp-ao/');
    await expect(page.getByText(/^Je bent ingelogd, /)).toBeVisible();
    await expect(field(page, /^E-mailadres/)).toHaveValue(customer.email);
    await field(page, /^Mobiel nummer/).fill('06 12 34 56 78');
    await press(page, 'Volgende stap');
    await expect(page).toHaveURL('/account/offertes/aanvragen/?product=Pomp+AO');

    const house = { address: 'Wattstraat 22', zip: '5611 EM', city: 'Eindhoven', mainAddress: true };
    const added = (await (await page.request.post('/api/account/postHouse', { data: house })).json()) as { id: string };
    await page.goto(`/account/woning/woning/?houseId=${added.id}`);
    await expect(field(page, /woonoppervlak/)).toHaveValue('93');
    await expect(page.getByText(/^Uit het register van gebouwen/)).toBeVisible();
  },
);

const allOfTheHome = ['bag', 'epOnline', 'cbsPostcode'] as const;
const isAverage = 'Voor het gasverbruik, het woonoppervlak en de isolatie rekenen we met het gemiddelde van Nederland.';

// Each on a street of its own, of which nobody else remembers anything.
const doubts = [
  {
    what: 'the address book away',
    services: ['locatieserver'],
    fault: 'away',
    zipcode: '3601ST',
    says: /het gemiddelde van Nederland/,
  },
  {
    what: 'the register of buildings away',
    services: ['bag'],
    fault: 'away',
    zipcode: '3602ST',
    says: /Niet elk register|register geeft nu geen antwoord/,
  },
  {
    what: 'a register of labels that has been asked too often',
    services: ['epOnline'],
    fault: 'limited',
    zipcode: '3603ST',
    says: /Niet elk register|register geeft nu geen antwoord/,
  },
  {
    what: 'every register of the home away',
    services: allOfTheHome,
    fault: 'away',
    zipcode: '3604ST',
    says: `${isAverage} Niet elk register geeft nu antwoord.`,
  },
  {
    what: 'a slow address book',
    services: ['locatieserver'],
    fault: 'slow',
    zipcode: '3605ST',
    says: /het gemiddelde van Nederland/,
  },
  {
    what: 'slow registers',
    services: allOfTheHome,
    fault: 'slow',
    zipcode: '3606ST',
    says: /rekenen we met het gemiddelde van Nederland/,
  },
  {
    what: 'registers that answer nonsense',
    services: allOfTheHome,
    fault: 'wrong',
    zipcode: '3607ST',
    says: `${isAverage} Niet elk register geeft nu antwoord.`,
  },
  // Nothing to wait for: that is all that is known of it.
  { what: 'registers that don’t know the home', services: allOfTheHome, fault: 'unknown', zipcode: '3608ST', says: isAverage },
  {
    what: 'an address book that answers nonsense',
    services: ['locatieserver'],
    fault: 'wrong',
    zipcode: '3609ST',
    says: /het gemiddelde van Nederland/,
  },
] as const;
const switchAt = (page: Page, stack: Stack, services: readonly string[], fault: string, zipcode: string) =>
  Promise.all(
    services.map((service) =>
      page.request.post(`${stack.urls.sandbox}/registers/`, { form: { service, fault, zipcode }, maxRedirects: 0 }),
    ),
  );
for (const { what, services, fault, zipcode, says } of doubts) {
  test(`with ${what} there is an estimate, which says what of it is an average`, { tag: '@phone' }, async ({ page, stack }) => {
    await switchAt(page, stack, services, fault, zipcode);
    await page.goto(`/besparing-resultaat/?zipcode=${zipcode}&housenumber=1`);
    await expect(page.getByRole('heading', { level: 1, name: /naar schatting/ })).toBeVisible();
    await page.getByRole('heading', { name: 'Alles waar we mee rekenen' }).click();
    await expect(page.getByText(says).first()).toBeVisible();
    await expectAccessible(page);
    await switchAt(page, stack, services, 'off', zipcode);
  });
}

test('an address that the address book doesn’t know gets no estimate', { tag: '@phone' }, async ({ page, stack }) => {
  await switchAt(page, stack, ['locatieserver'], 'unknown', '3610ST');
  await page.goto('/besparing-resultaat/?zipcode=3610ST&housenumber=1');
  await expect(page.getByRole('heading', { level: 1, name: 'Dit adres kennen we niet' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /naar schatting/ })).toHaveCount(0);
  await switchAt(page, stack, ['locatieserver'], 'off', '3610ST');
});
