import { demo } from './account';
import { openBeforeScripts } from './before-scripts';
import { giveAllInformation } from './information';
import { mailsTo } from './mailbox';
import { ask, moveTo } from './seller';
import { chooseAPassword, contact, field, fillIn, fillInAddress, password, reserve, toSecondStep } from './reserving';
import { expect, expectAccessible, test } from './test';

// Each is a whole reservation, and most go on.
test.slow();

test('what was typed before the scripts came is kept for the way back', { tag: '@phone' }, async ({ page }) => {
  const { letScriptsIn } = await openBeforeScripts(page, '/reserveren/pomp-ao/');
  await fillIn(page, contact('noor.vroeg@pomp.example'));
  letScriptsIn();
  await page.getByRole('button', { name: 'Volgende stap' }).click();
  await expect(page.getByRole('heading', { name: 'Waar komt de warmtepomp?' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Wie ben je?' })).toBeFocused();
  await expect(field(page, /^Voornaam/)).toHaveValue('Noor');
  await page.goForward();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Waar komt de warmtepomp?' })).toBeVisible();
});

test(
  'on a tablet and a small laptop too the parts of an address stand in line, under whole words',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const [path, next] of [
      ['/reserveren/pomp-ao/', 'Volgende stap'],
      ['/en/reserveren/pomp-ao/', 'Next step'],
    ] as const) {
      await page.goto(path);
      const form = page.getByRole('main').locator('form');
      const values = { firstName: 'Noor', lastName: 'Visser', email: 'noor.tablet@pomp.example', phone: '0612345678' };
      for (const [name, value] of Object.entries(values)) await form.locator(`[name=${name}]`).fill(value);
      await page.getByRole('button', { name: next }).click();
      await expect(form.locator('[name=houseNumber]')).toBeVisible();
      for (const width of [768, 900, 1124]) {
        await page.setViewportSize({ width, height: 900 });
        const tops = await form
          .locator('[name=houseNumber], [name=addition]')
          .evaluateAll((fields) => fields.map((of) => Math.round(of.getBoundingClientRect().top)));
        expect(new Set(tops).size, `${path} at ${width} px: ${tops.join(' and ')}`).toBe(1);
      }
    }
  },
);

test('a visitor reserves a Pomp AO, and logs in through the mail', { tag: '@phone' }, async ({ page, stack }) => {
  const email = 'noor.ao@pomp.example';
  await page.goto('/hybride-warmtepomp/');
  await page.getByRole('link', { name: 'Reserveer een Pomp AO' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reserveer een Pomp AO' })).toBeVisible();
  await expectAccessible(page);
  await toSecondStep(page, email);
  await fillInAddress(page);
  await expectAccessible(page);

  // Back is the step before, and nothing is lost: not by going forward again, and not by loading the page anew.
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Wie ben je?' })).toBeFocused();
  await expect(field(page, /^Voornaam/)).toHaveValue('Noor');
  await page.goForward();
  await expect(field(page, /^Straat/)).toHaveValue('Havenstraat');
  await page.reload();
  await expect(field(page, /^Straat/)).toHaveValue('Havenstraat');
  await reserve(page);

  await expect(page).toHaveURL('/reservering-succes/pomp-ao/');
  await expect(page.getByRole('heading', { level: 1, name: 'Bedankt! Je Pomp AO is gereserveerd.' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  const number = await page
    .getByText(/^Je reserveringsnummer: \d/)
    .getByRole('strong')
    .textContent();
  await expectAccessible(page);
  await expect
    .poll(async () => (await mailsTo(stack, email)).map(({ subject }) => subject), { timeout: 20_000 })
    .toContainEqual(expect.stringContaining(`Je reservering ${number} `));
  await chooseAPassword(page, stack, email);
});

test('the page after reserving says nothing of a reservation to who made none', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/reservering-succes/pomp-ao/');
  await expect(page.getByRole('heading', { level: 1, name: 'Heb je net gereserveerd?', exact: true })).toBeVisible();
  await expect(page.getByText(/reserveringsnummer/)).toBeHidden();
  await expectAccessible(page);
});

test('All-Electric is reserved with the keyboard alone', { tag: '@desktop' }, async ({ page, stack }) => {
  const email = 'noor.allelectric@pomp.example';
  const type = async (...texts: readonly string[]) => {
    for (const text of texts) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
  };
  await page.goto('/reserveren/all-electric/');
  await field(page, /^Voornaam/).focus();
  await type(...Object.values(contact(email)));
  await expect(page.getByRole('button', { name: 'Volgende stap' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Waar komt de warmtepomp?' })).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Ja' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Nee' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(field(page, /^Hoeveel/)).toBeFocused();
  await type('2', '1271 AD', '5');
  await expect(field(page, /^Plaats/)).toHaveValue('Huizen');
  await expect(page.getByText('2 × All-electric')).toBeVisible();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/reservering-succes/all-electric/');
  await expect(page.getByRole('heading', { level: 1, name: 'Bedankt! Je gaat helemaal van het gas af.' })).toBeVisible();
  await chooseAPassword(page, stack, email);
});

test(
  'someone who has a Pomp AO reserves the Pomp T, and follows it until it is completed',
  { tag: '@desktop' },
  async ({ page, stack }) => {
    const email = 'noor.upgrade@pomp.example';
    await page.goto('/reserveren/all-electric/');
    await toSecondStep(page, email);
    await page
      .locator('label')
      .filter({ has: page.getByRole('radio', { name: 'Ja' }) })
      .click();
    await fillInAddress(page);
    await expect(page.getByText('Je hebt al een Pomp AO. Daarom reserveer je alleen de Pomp T.')).toBeVisible();
    await reserve(page);
    await expect(page).toHaveURL('/reservering-succes/all-electric-upgrade/');
    await chooseAPassword(page, stack, email);

    const [order] = (await (await page.request.get('/api/account/getOrders')).json()) as [
      { id: string; orderNumber: string; houseId: string; product: string; step: string; status: string },
    ];
    expect(order).toMatchObject({ product: 'Upgrade', step: 'RV', status: 'OG' });
    const ordered = { email, password, houseId: order.houseId, orderId: order.id, orderNumber: order.orderNumber };
    await moveTo(stack, ordered, { step: 'AI', status: 'MI' });
    await giveAllInformation(page, order.houseId, 'pomp t');
    await page.goto('/account/');
    await expect(page.getByText('Al je gegevens zijn binnen. We wachten op de digitale inspectie.')).toBeVisible();
    await moveTo(stack, ordered, { step: 'CP', status: 'OK' });
    expect((await ask(stack, 'getOrder', { query: { order: order.id } })).order).toMatchObject({ step: 'CP', status: 'OK' });
    await page.goto('/account/bestellingen/');
    await expect(page.getByText('Alles is geregeld, je bestelling is compleet.')).toBeVisible();
  },
);

test('an e-mail address that has an account leads to the login, and from there to a quote', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/reserveren/pomp-ao/');
  await fillIn(page, contact(demo.email));
  await page.getByRole('button', { name: 'Volgende stap' }).click();
  await expect(page).toHaveURL(`/auth/login/?email=${encodeURIComponent(demo.email)}&userExists=true`);
  await expect(page.getByText(/^Er is al een account met dit e-mailadres/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'E-mailadres' })).toHaveValue(demo.email);
  await expectAccessible(page);

  await page.locator('[name=password]').fill(demo.password);
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
  await expect(page).toHaveURL('/account/offertes/aanvragen/?product=Pomp+AO');
  await expect(page.getByRole('radio', { name: 'Pomp AO', exact: true })).toBeChecked();
});

test.describe('while the backend fails', () => {
  test.use({ alsoLogged: /status of 500|Failed to place reservation/ });

  test('a reservation is tried four times, and placed once', { tag: '@desktop' }, async ({ page, stack, baseURL }) => {
    const keys: (string | undefined)[] = [];
    let works = false;
    let answer = () => undefined as void;
    await page.route(`${stack.urls.backend}/reservation`, async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (works) return route.continue();
      // A new try is answered when its notice was read.
      if (keys.length > 1) await new Promise<void>((resolve) => (answer = resolve));
      return route.fulfill({
        status: 500,
        headers: { 'access-control-allow-origin': baseURL ?? '' },
        json: { message: 'Er is iets misgegaan.', code: 'serverError' },
      });
    });
    await page.goto('/reserveren/pomp-ao/');
    await toSecondStep(page, 'noor.storing@pomp.example');
    await fillInAddress(page);
    await reserve(page);

    const overlay = page.getByRole('dialog', { name: 'Reservering plaatsen voor een duurzamere toekomst...' });
    await expect(overlay).toBeVisible();
    for (const retry of [1, 2, 3]) {
      await expect(overlay.getByText(`We proberen het nog een keer (${retry} van 3).`)).toBeVisible();
      await expect.poll(() => keys.length).toBe(retry + 1);
      if (retry === 3) await expectAccessible(page);
      answer();
    }
    await expect(page.getByText('Er is iets misgegaan tijdens het verzenden van het formulier. Probeer het opnieuw')).toBeVisible();
    await expect(page.getByRole('link', { name: 'neem dan contact met ons op' })).toHaveAttribute('href', '/contact/');
    await expect(overlay).toBeHidden();
    await expectAccessible(page);

    works = true;
    await reserve(page);
    await expect(page).toHaveURL('/reservering-succes/pomp-ao/');
    expect(keys).toHaveLength(5);
    expect(new Set(keys).size).toBe(1);
  });
});
