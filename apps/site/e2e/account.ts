import { type Browser, expect, type Page } from '@playwright/test';

/** A customer with two houses and orders, for journeys that only read. */
export const demo = { email: 'demo@pomp.example', password: 'Warmte123' };
/** A customer who has nothing yet, likewise. */
export const newcomer = { email: 'leeg@pomp.example', password: 'Warmte123' };

export async function fillInLogin(page: Page, { email, password }: typeof demo): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mailadres' }).fill(email);
  await page.locator('[name=password]').fill(password);
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
}

/** By the call: the login page has journeys of its own. */
export async function logIn(page: Page, { email, password } = demo): Promise<void> {
  // That page goes on to the account by itself once it hears of a session, in the middle of wherever the journey goes.
  if (page.url().includes('/auth/login/')) await page.goto('/');
  const answer = await page.request.post('/api/auth/login', { data: { email, password } });
  expect(answer.status()).toBe(200);
}

/** Straight to the account, for journeys that begin there. */
export async function enterAccount(page: Page, customer = demo): Promise<void> {
  await logIn(page, customer);
  await page.goto('/account/');
}

/** A page of the account hears what its scripts listen to. What is typed and most that is pressed before is kept until then; links are followed by the browser itself. */
export const expectAwake = (page: Page) => expect(page.locator('body')).not.toHaveAttribute('data-hydrating');

/** Another browser of this or another customer, logged in, with a page that shows nothing yet. */
export async function logInElsewhere(browser: Browser, baseURL: string, customer = demo): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await logIn(page, customer);
  return page;
}

/** A call as the page itself makes it; for what a journey needs but is not about. */
export async function call(page: Page, method: 'POST' | 'PUT', path: string, body: object): Promise<number> {
  return page.evaluate(
    async (request) =>
      (
        await fetch(request.path, {
          method: request.method,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(request.body),
        })
      ).status,
    { method, path, body },
  );
}

/** An item of the account's menu; on a phone the menu unfolds first. */
export async function openFromMenu(
  page: Page,
  name: 'Overzicht' | 'Woninggegevens' | 'Mijn gegevens' | 'Uitloggen',
): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Mijn account' });
  const item = menu.getByRole(name === 'Uitloggen' ? 'button' : 'link', { name });
  await expect(menu).toBeVisible();
  if (!(await item.isVisible())) await menu.getByRole('button').first().click();
  await item.click();
}
