import { demo, enterAccount, fillInLogin, logIn, newcomer, openFromMenu } from './account';
import { expect, expectAccessible, test } from './test';

test('a customer goes from the home page to the login and into the account', async ({ page }) => {
  await page.goto('/');
  const toLogin = page.getByRole('link', { name: 'Inloggen' });
  if (!(await toLogin.first().isVisible())) await page.getByRole('button', { name: 'Menu openen' }).click();
  await toLogin.filter({ visible: true }).first().click();
  await expect(page).toHaveURL('/auth/login/');
  await expect(page.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible();
  await expectAccessible(page);

  await fillInLogin(page, demo);

  await expect(page).toHaveURL('/account/');
  await expect(page.getByText('Dag Marieke')).toBeVisible();
  await expect(page.getByText(/^Bestelling \d/).first()).toBeVisible();
  await expectAccessible(page);
});

test('a wrong password is told in Dutch, and the address stays', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/auth/login/');
  await fillInLogin(page, { ...demo, password: 'Verkeerd123' });

  await expect(
    page
      .getByRole('alert')
      .or(page.getByRole('group', { name: /Controleer/ }))
      .first(),
  ).toBeVisible();
  await expect(page).toHaveURL('/auth/login/');
  await expect(page.getByRole('textbox', { name: 'E-mailadres' })).toHaveValue(demo.email);
  await expectAccessible(page);
});

test('an empty form says what is missing before anything is sent', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/auth/login/');
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click();

  await expect(page.getByText('Vereist').first()).toBeVisible();
  await expectAccessible(page);
});

test('someone who is not logged in comes back to the page they asked for', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/account/woning/');
  await expect(page).toHaveURL('/auth/login/');

  await fillInLogin(page, demo);

  await expect(page).toHaveURL('/account/woning/');
  await expect(page.getByRole('heading', { level: 1, name: 'Woninggegevens' })).toBeVisible();
});

for (const [elsewhere, tag] of [
  ['//evil.example/', '@phone'],
  ['/\\evil.example/', '@desktop'],
  ['https://evil.example/', '@phone'],
  ['javascript:alert(1)', '@desktop'],
] as const) {
  test(`a planted address never leads to another site: ${elsewhere}`, { tag }, async ({ page }) => {
    await page.goto('/auth/login/');
    await page.evaluate((path) => sessionStorage.setItem('pomp.redirect', path), elsewhere);

    await fillInLogin(page, newcomer);

    await expect(page).toHaveURL('/account/');
  });
}

test('logging out ends the session on the server', { tag: '@phone' }, async ({ page, context }) => {
  await enterAccount(page);
  const before = await context.cookies();
  await openFromMenu(page, 'Uitloggen');
  await expect(page).toHaveURL('/auth/login/');

  await context.addCookies(before);
  const answer = await page.request.get('/api/account/getHouses');
  expect(answer.status()).toBe(401);
});

test('the keyboard is enough to log in', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/auth/login/');
  await page.getByRole('textbox', { name: 'E-mailadres' }).focus();
  await page.keyboard.type(newcomer.email);
  await page.keyboard.press('Tab');
  await expect(page.locator('[name=password]')).toBeFocused();
  await page.keyboard.type(newcomer.password);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/account/');
  // What the overview says first depends on what other journeys left this customer with.
  await expect(page.getByRole('navigation', { name: 'Mijn account' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});

test(
  'no address and no header shows an account to someone who is not logged in',
  { tag: '@desktop' },
  async ({ page, playwright, baseURL }) => {
    await logIn(page);
    const stranger = await playwright.request.newContext({ baseURL });
    const paths = [
      '/account/',
      '/account/gegevens/',
      '//account/',
      '/account//gegevens/',
      '/account/.rsc',
      '/account/gegevens.rsc',
      '/account/?_rsc=1',
      '/ACCOUNT/',
      '/%61ccount/',
      '/account/..;/account/',
    ];
    const headers: Record<string, string>[] = [
      {},
      { rsc: '1' },
      { rsc: '1', 'next-router-prefetch': '1', purpose: 'prefetch' },
      {
        'x-middleware-subrequest': 'src/middleware:src/middleware:src/middleware:src/middleware:src/middleware',
        'x-forwarded-for': '127.0.0.1',
      },
      { cookie: 'pomp_signed_in=1; pomp_session=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    ];
    const personal = /Marieke|Lindelaan|demo@pomp\.example/;
    // What is looked for can be found: at once, unless the API takes so long that the browser is left to ask.
    await expect.poll(async () => (await page.request.get('/account/')).text()).toMatch(personal);
    for (const path of paths) {
      for (const given of headers)
        expect(
          await (await stranger.get(`${baseURL}${path}`, { headers: given })).text(),
          `${path} ${JSON.stringify(given)}`,
        ).not.toMatch(personal);
    }
    await stranger.dispose();
  },
);

test(
  'pages of the account and on the way to it run no script that the page’s own policy does not name',
  { tag: '@phone' },
  async ({ page }) => {
    await logIn(page);
    for (const [path, own] of [
      ['/account/', /^'self' 'nonce-[\w+/=]{16,}'/],
      ['/account/gegevens/', /^'self' 'nonce-[\w+/=]{16,}'/],
      ['/auth/wachtwoord-vergeten/', /^'self' 'sha256-[\w+/=]{44}'$/],
      ['/auth/wachtwoord-instellen/?token=x', /^'self' 'sha256-[\w+/=]{44}'$/],
    ] as const) {
      const answer = await page.request.get(path);
      const scripts = /script-src ([^;]*)/.exec(answer.headers()['content-security-policy'] ?? '')?.[1] ?? '';
      expect(scripts, path).toMatch(own);
      expect(scripts, path).not.toContain('unsafe');
      expect(answer.headers()['cache-control'], path).toContain('no-store');
    }
  },
);
