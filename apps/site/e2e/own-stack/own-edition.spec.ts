import { noord } from '@pomp/design-system/brands';
import type { Words } from '@pomp/language';
import type { Page } from '@playwright/test';
import { newcomer } from '../account';
import { mailsTo } from '../mailbox';
import { expect, expectAccessible } from '../test';
import { test } from './own-edition';

/** One of those texts, as a page or mail has it. */
function textAt(words: Words | undefined, ...path: readonly string[]): string {
  const found = path.reduce<string | Words | undefined>((at, key) => (typeof at === 'object' ? at[key] : undefined), words);
  if (typeof found !== 'string') throw new Error(`There are no words for ${path.join('.')}.`);
  return found.replace('{seller}', noord.name);
}

const expectLanguage = (page: Page) => expect(page.locator('html')).toHaveAttribute('lang', 'pl');

test('a seller and a language that are in one file alone are shown, refused and mailed in', async ({ page, stack, words }) => {
  await test.step('a page for everyone', async () => {
    await page.goto('/pl/contact/');
    await expectLanguage(page);
    await expect(page).toHaveTitle(/\| Noord Warmte$/);
    await expect(page.getByRole('banner').getByRole('link', { name: 'English' }).first()).toHaveAttribute('href', '/en/contact/');
    await expect(page.getByRole('main').getByRole('button', { name: textAt(words['storefront/contact'], 'send') })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a refusal', async () => {
    await page.goto('/pl/auth/login/');
    await expectLanguage(page);
    await expect(page.getByRole('heading', { level: 1, name: textAt(words['portal/auth'], 'loginTitle') })).toBeVisible();
    await page.locator('[name=email]').fill(newcomer.email);
    await page.locator('[name=password]').fill('Verkeerd123');
    await page.getByRole('button', { name: textAt(words['portal/auth'], 'login'), exact: true }).click();
    await expect(page.getByText(textAt(words['backend/errors'], 'wrongCredentials'))).toBeVisible();
  });

  await test.step('the account, where it is chosen', async () => {
    await page.locator('[name=password]').fill(newcomer.password);
    await page.getByRole('button', { name: textAt(words['portal/auth'], 'login'), exact: true }).click();
    await expect(page).toHaveURL('/pl/account/');
    await page.goto('/account/gegevens/');
    await page.locator('label').filter({ hasText: 'Polski' }).click();
    await page.getByRole('button', { name: 'Taal opslaan' }).click();
    await expect(page).toHaveURL('/pl/account/gegevens/');
    await expectLanguage(page);
    await expect(page.getByRole('heading', { level: 1, name: textAt(words['portal/personal-details'], 'title') })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Polski' })).toBeChecked();
    await expectAccessible(page);
  });

  await test.step('a mail', async () => {
    const asked = await page.request.post('/api/auth/recoverPassword', { data: { email: newcomer.email } });
    expect(asked.status()).toBe(200);
    await expect.poll(async () => (await mailsTo(stack, newcomer.email)).length, { timeout: 20_000 }).toBe(1);
    const [mail] = await mailsTo(stack, newcomer.email);
    expect(mail?.html).toContain('lang="pl"');
    expect(mail?.html).toContain('Noord Warmte');
    expect(mail?.html).toContain(`${stack.urls.site}/pl/auth/wachtwoord-instellen/`);
    expect(mail?.subject).toBe(textAt(words['correspondence/password-recovery'], 'subject'));
  });
});
