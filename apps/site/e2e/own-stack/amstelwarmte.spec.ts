import type { Page } from '@playwright/test';
import { fillInLogin, openFromMenu } from '../account';
import { houseAnswers } from '../houses';
import { giveAllInformation } from '../information';
import { mailedLink, mailsTo } from '../mailbox';
import { ask, bill, endCheckout, moveTo, openOrder, type Ordered } from '../seller';
import { expect, expectAccessible, expectAccessibleOn, testOnOwnStack as test } from '../test';

/** Another company: its own name, looks, addresses, prices, stories and mails, from one value. */
test.use({ environment: { EDITION: 'amstelwarmte', DEMO_DATA: '0' } });

const email = 'noor@amstelwarmte.example';
const password = 'Koude123lucht';
const plum = 'rgb(75, 29, 86)';

/** Of the page itself: under it, the newsletter asks for an address too. */
const field = (page: Page, name: RegExp) => page.getByRole('main').getByRole('textbox', { name });

async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, new RegExp(`^${name}`)).fill(value);
}

const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** The order of whoever is logged in. */
async function ownOrder(page: Page): Promise<Ordered> {
  const [order] = (await (await page.request.get('/api/account/getOrders')).json()) as {
    id: string;
    houseId: string;
    orderNumber: string;
  }[];
  if (!order) throw new Error('There is no order.');
  return { orderId: order.id, houseId: order.houseId, orderNumber: order.orderNumber };
}

test('who buys at another seller reserves, tells, signs and pays in its name and at its addresses', async ({
  page,
  stack,
  context,
}) => {
  test.slow();

  await test.step('the site has its name, looks, phone and price', async () => {
    await page.goto('/');
    await expect(page).toHaveTitle('Van het gas af, gracht na gracht | Amstelwarmte');
    await expect(page.getByRole('banner').getByRole('link', { name: /^amstelwarmte/ })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('Amstelwarmte');
    expect(await styleOf(page, 'body', 'background-color')).toBe('rgb(248, 244, 247)');
    expect(await styleOf(page, 'main [type=submit]', 'background-color')).toBe(plum);
    expect(await page.locator('html').getAttribute('lang')).toBe('nl');
    await expectAccessibleOn(page, [390, 1440]);
    for (const [path, type] of [
      ['/beeld/icon.svg', 'image/svg+xml'],
      ['/beeld/delen.png', 'image/png'],
    ] as const)
      expect((await page.request.get(path)).headers()['content-type']).toBe(type);
    await page.goto('/contact/');
    for (const place of ['main', 'contentinfo'] as const)
      await expect(page.getByRole(place).getByRole('link', { name: '020 000 56 78' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('KvK 00012345');
  });

  await test.step('in English it says what it has in English, and of the rest that it is in Dutch', async () => {
    await page.goto('/en/');
    await expect(page).toHaveTitle('Off gas, canal by canal | Amstelwarmte');
    await expect(page.getByText('only available in Dutch')).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: 'Questions' }).first().click();
    await expect(page).toHaveURL('/en/faq/');
    await expect(page.getByRole('main')).toContainText('This page is only available in Dutch.');
    await expect(page.locator('main [lang=nl]').getByText('Wat kost het?')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/');
  });

  await test.step('its account is where it says, and nowhere else', async () => {
    expect((await page.request.get('/account/woning/')).status()).toBe(404);
    // As a link from the English account would lead to them.
    for (const [path, own] of [
      ['/account/', '/mijn/'],
      ['/auth/login/', '/inloggen/'],
    ] as const)
      expect((await page.request.get(path, { maxRedirects: 0 })).headers().location, path).toBe(own);
    await page.goto('/mijn/papieren/');
    await expect(page).toHaveURL('/inloggen/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a visitor reserves', async () => {
    await page.goto('/hybride-warmtepomp/');
    await page.getByRole('link', { name: 'Reserveer een Pomp AO' }).first().click();
    await expect(page).toHaveURL('/reserveren/pomp-ao/');
    await expect(page.getByRole('main').getByText('€ 3.295', { exact: true })).toBeVisible();
    await fillIn(page, { Voornaam: 'Noor', Achternaam: 'Visser', 'E-mailadres': email, 'Mobiel nummer': '06 12 34 56 78' });
    await page.getByRole('button', { name: 'Volgende stap' }).click();
    await fillIn(page, { Postcode: '1271ad', Huisnummer: '5' });
    await expect(field(page, /^Straat/)).toHaveValue('Havenstraat');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Reserveren', exact: true }).click();
    await expect(page).toHaveURL('/reservering-succes/pomp-ao/');
  });

  await test.step('chooses a password through the mail, and comes into the account', async () => {
    await page.goto(await mailedLink(stack, { to: email, path: '/toegang/wachtwoord-instellen/' }));
    await page.locator('[name=newPassword]').fill(password);
    await page.locator('[name=confirmPassword]').fill(password);
    await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
    await expect(page.getByText('Je wachtwoord is opgeslagen')).toBeVisible();
    await page.goto('/inloggen/');
    await fillInLogin(page, { email, password });
    // Where they wanted to go before.
    await expect(page).toHaveURL('/mijn/papieren/');
    await openFromMenu(page, 'Overzicht');
    await expect(page).toHaveURL('/mijn/');
    await expect(page).toHaveTitle('Mijn account | Amstelwarmte');
    await expect(page.getByText('Reservering ontvangen! We nemen zo snel mogelijk contact met je op.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('its mails name it, with its number at the register, and lead to its addresses', async () => {
    const mails = await mailsTo(stack, email);
    expect(mails.length).toBeGreaterThan(0);
    for (const { subject, html } of mails) {
      expect(html, subject).toContain('KvK 00012345');
      expect(html?.replaceAll(/Pomp (?:AO|T)\b/g, ''), subject).not.toMatch(/\bPomp\b/);
      expect(html, subject).not.toMatch(/href="[^"]*\/(?:account|auth)\//);
    }
  });

  await test.step('goes through the questionnaire, back and forth', async () => {
    const { houseId } = await ownOrder(page);
    await page
      .getByRole('navigation', { name: 'Mijn account' })
      .getByRole('link', { name: /^Woninggegevens/ })
      .click();
    await expect(page).toHaveURL('/mijn/huis/');
    await expect(
      page.getByRole('navigation', { name: 'Mijn account' }).getByRole('link', { name: /^Woninggegevens/ }),
    ).toHaveAttribute('aria-current', 'page');
    await page.goto(`/mijn/huis/stap/isolatie/?houseId=${houseId}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Isolatie & Ventilatie' })).toBeVisible();
    await page.getByRole('link', { name: 'Verwarmingssysteem' }).click();
    await expect(page).toHaveURL(`/mijn/huis/stap/verwarming/?houseId=${houseId}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Verwarmingssysteem' })).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Isolatie & Ventilatie' })).toBeVisible();
    await page.goForward();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Verwarmingssysteem' })).toBeVisible();
    expect((await page.request.get(`/mijn/huis/stap/verwarmingssysteem/?houseId=${houseId}`)).ok()).toBe(false);
    await giveAllInformation(page, houseId, 'pomp ao');
    await page.goto(`/mijn/huis/controleren/?houseId=${houseId}`);
    await expect(page.getByText(houseAnswers.consumption.gasConsumptionYear ?? '').first()).toBeVisible();
  });

  await test.step('signs its plan and pays', async () => {
    const ordered = await ownOrder(page);
    const seller = await context.newPage();
    await openOrder(seller, stack, ordered.orderId);
    await seller.getByRole('button', { name: 'Installatieplan toevoegen' }).click();
    await expect(seller.getByText('Het document is toegevoegd.')).toBeVisible();
    await bill(stack, ordered, 'PY');
    await moveTo(stack, ordered, { step: 'PY', status: 'OG' });
    await page.goto('/mijn/');
    await page.getByRole('link', { name: 'Tekenen & aanbetalen' }).click();
    await expect(page).toHaveURL(`/mijn/betaling/?orderId=${ordered.orderId}&type=PY`);
    await page.getByRole('checkbox', { name: /^Ik heb het installatieplan gelezen/ }).check();
    await page.getByRole('checkbox', { name: /^Ik ga akkoord met de voorwaarden/ }).check();
    await page.getByRole('button', { name: /^Tekenen met betalingsverplichting/ }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Getekend' })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Aanbetalen' }).click();
    await endCheckout(page, 'betaald');
    await expect(page.getByRole('heading', { level: 1, name: 'Je aanbetaling is binnen' })).toBeVisible();
    await expect(page).toHaveURL(/\/mijn\/betaling\//);
    await page.goto(`/mijn/papieren/${ordered.orderId}/`);
    await expect(page.getByText('Installatieplan').first()).toBeVisible();
    expect((await ask(stack, 'getOrder', { query: { order: ordered.orderId } })).order.step).toBe('PY');
  });
});
