import type { Page } from '@playwright/test';
import { expectAwake, logIn } from './account';
import { openBeforeScripts } from './before-scripts';
import { answer, fillIn, leaveStep, turnTo } from './houses';
import { mailedLink, mailsTo } from './mailbox';
import { moveTo, type Ordered } from './seller';
import type { Stack } from './stack';
import { expect, expectAccessible, test } from './test';

// A whole reservation, and what comes of it.
test.slow();

const password = 'Koude123lucht';

/** Of the page itself: under it, the newsletter asks for an address too. */
const field = (page: Page, name: RegExp) => page.getByRole('main').getByRole('textbox', { name });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const expectLanguage = (page: Page, language: 'nl' | 'en') => expect(page.locator('html')).toHaveAttribute('lang', language);

const subjectsTo = async (stack: Stack, email: string) => (await mailsTo(stack, email)).map(({ subject }) => subject);

async function ownOrder(page: Page): Promise<Ordered> {
  const [order] = (await (await page.request.get('/api/account/getOrders')).json()) as [
    { id: string; orderNumber: string; houseId: string },
  ];
  return { orderId: order.id, orderNumber: order.orderNumber, houseId: order.houseId };
}

/** Chooses English in the header; on a phone its menu unfolds first. */
async function expectEnglishByHeader(page: Page): Promise<void> {
  const link = page.getByRole('banner').getByRole('link', { name: 'English' }).filter({ visible: true });
  await expectAwake(page);
  if (!(await link.isVisible())) await page.getByRole('banner').getByRole('button').filter({ visible: true }).first().click();
  await link.click();
  await expect(page).toHaveURL('/en/account/details/');
  await expectLanguage(page, 'en');
  await expectKeptEnglish(page);
}

const expectKeptEnglish = (page: Page) =>
  expect
    .poll(async () => ((await (await page.request.get('/api/account/getUser')).json()) as { locale: string }).locale)
    .toBe('en-GB');

test('a visitor reserves and tells in English, and goes on in Dutch', { tag: '@phone' }, async ({ page, stack }) => {
  const email = 'noor.english@pomp.example';

  await test.step('reserves on an English page', async () => {
    await page.goto('/en/reserveren/pomp-ao/');
    await expectLanguage(page, 'en');
    await field(page, /^First name/).fill('Noor');
    await field(page, /^Last name/).fill('Visser');
    await field(page, /^Email address/).fill(email);
    await field(page, /^Mobile number/).fill('06 12 34 56 78');
    await press(page, 'Next step');
    await expect(page.getByRole('heading', { name: 'Where will the heat pump go?' })).toBeFocused();
    await field(page, /^Postcode/).fill('1271ad');
    await field(page, /^House number/).fill('5');
    await expect(field(page, /^Street/)).toHaveValue('Havenstraat');
    await expectAccessible(page);
    await press(page, 'Reserve');
    await expect(page).toHaveURL('/en/reserved/pomp-ao/');
    await expectLanguage(page, 'en');
  });

  await test.step('gets mails in English, and comes into an English account', async () => {
    await page.goto(await mailedLink(stack, { to: email, path: '/en/auth/set-password/' }));
    await page.locator('[name=newPassword]').fill(password);
    await page.locator('[name=confirmPassword]').fill(password);
    await press(page, 'Save password');
    await expect(page.getByText('Your password has been saved')).toBeVisible();
    await expect
      .poll(() => subjectsTo(stack, email), { timeout: 20_000 })
      .toContainEqual(expect.stringMatching(/^Your reservation/));
    await page.goto('/auth/login/');
    await page.locator('[name=email]').fill(email);
    await page.locator('[name=password]').fill(password);
    await press(page, 'Inloggen');
    // The bare address names no language, the account does.
    await expect(page).toHaveURL('/en/account/');
    await expectLanguage(page, 'en');
  });

  const ordered = await ownOrder(page);

  await test.step('answers a step of the questionnaire', async () => {
    await page.goto(`/en/account/home/usage/?houseId=${ordered.houseId}`);
    await leaveStep(page, 'Save and next');
    await expect(page.getByRole('group', { name: 'Check your answers' })).toBeFocused();
    await fillIn(page, /How much gas/, '1,450');
    await answer(page, /Which year/, '2024');
    await answer(page, /When is the heating on/, 'During the day');
    await fillIn(page, /How much electricity/, '2900');
    const unknown = page.getByRole('button', { name: 'I don’t know: How much water do you use a year?' });
    await turnTo(page, unknown);
    await unknown.click();
    await expectAccessible(page);
    await leaveStep(page, 'Save and next');
    await expect(page).toHaveURL(`/en/account/home/home/?houseId=${ordered.houseId}`);
  });

  await test.step('chooses Dutch in Mijn gegevens, and gets mails in it', async () => {
    await page.goto('/en/account/details/');
    await page.locator('label').filter({ hasText: 'Nederlands' }).click();
    await expectAccessible(page);
    await press(page, 'Save language');
    await expect(page).toHaveURL('/account/gegevens/');
    await expectLanguage(page, 'nl');
    await expect(page.getByRole('radio', { name: 'Nederlands' })).toBeChecked();
    await moveTo(stack, ordered, { step: 'DI', status: 'MI' });
    await expect
      .poll(() => subjectsTo(stack, email), { timeout: 20_000 })
      .toContainEqual(expect.stringMatching(/^Plan je digitale inspectie: bestelling /));
  });

  await test.step('chooses English in the header, which the account keeps', () => expectEnglishByHeader(page));
});

test('a language that is chosen beside a mouse is kept by the account too', { tag: '@desktop' }, async ({ page, customer }) => {
  await logIn(page, customer);
  await page.goto('/account/gegevens/');
  await expectEnglishByHeader(page);
});

for (const [kind, from, there] of [
  ['the account', '/account/gegevens/', '/en/account/details/'],
  ['everyone', '/faq/?utm_source=mail', '/en/faq/?utm_source=mail'],
] as const)
  test(
    `a language that is chosen on a page of ${kind} before its scripts come is kept too`,
    { tag: '@desktop' },
    async ({ page, customer }) => {
      await logIn(page, customer);
      const { letScriptsIn } = await openBeforeScripts(page, from);
      await page.getByRole('banner').getByRole('link', { name: 'English' }).filter({ visible: true }).click();
      await expect(page).toHaveURL(there);
      await expectKeptEnglish(page);
      letScriptsIn();
    },
  );

test('a page in another language is asked for what this one is', { tag: '@desktop' }, async ({ page }) => {
  for (const [asked, there] of [
    // Which everybody gets.
    ['/faq/?utm_source=mail', '/en/faq/?utm_source=mail'],
    ['/nieuwsbrief/bevestigen/?token=onbekend', '/en/newsletter/confirm/?token=onbekend'],
    // Which is made for one visitor.
    ['/kennisbank/?q=geluid', '/en/knowledge-base/?q=geluid'],
  ] as const) {
    await page.goto(asked);
    await page.getByRole('banner').getByRole('link', { name: 'English' }).filter({ visible: true }).click();
    await expect(page).toHaveURL(there);
  }
});
