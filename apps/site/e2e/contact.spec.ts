import type { Page } from '@playwright/test';
import { openBeforeScripts } from './before-scripts';
import { mailsTo } from './mailbox';
import type { Stack } from './stack';
import { expect, expectAccessible, test } from './test';

const thanks = (page: Page) => page.getByText('Bedankt! Je vraag is verstuurd.');
const send = (page: Page) => page.getByRole('button', { name: 'Verstuur je vraag' });
const formOf = (page: Page) => page.locator('form').filter({ has: send(page) });

/** Subjects of what came for a department and says this. */
const expectMailed = (stack: Stack, to: string, { subject, says }: { readonly subject: string; readonly says: string }) =>
  expect
    .poll(async () => (await mailsTo(stack, to)).filter(({ html }) => html?.includes(says)).map((mail) => mail.subject), {
      timeout: 20_000,
    })
    .toEqual([subject]);

test.describe('a visitor asks the service department something', () => {
  test.use({ alsoLogged: /status of 500|Error submitting contact data/ });

  test(
    'on a phone, before the page listens and while it fails, and loses nothing of it',
    { tag: '@phone' },
    async ({ page, stack, baseURL }) => {
      const tries: string[] = [];
      await page.route(`${stack.urls.backend}/contact`, async (route) => {
        if (route.request().method() !== 'POST') return route.continue();
        tries.push(route.request().postData() ?? '');
        if (tries.length > 1) return route.continue();
        return route.fulfill({
          status: 500,
          headers: { 'access-control-allow-origin': baseURL ?? '' },
          json: { message: 'Er is iets misgegaan.', code: 'serverError' },
        });
      });

      const { letScriptsIn } = await openBeforeScripts(page, '/contact/');
      const form = formOf(page);
      await form.getByText('Een storing of onderhoud', { exact: true }).click();
      await form.getByRole('textbox', { name: /Voornaam/ }).fill('Noor');
      await form.getByRole('textbox', { name: /Achternaam/ }).fill('Visser');
      await form.getByRole('textbox', { name: /E-mailadres/ }).fill('noor.vraagt@pomp.example');
      await form.getByRole('textbox', { name: /Telefoonnummer/ }).fill('0612345678');
      await form.getByRole('textbox', { name: /Je vraag/ }).fill('Mijn warmtepomp geeft code 12.');
      letScriptsIn();
      // Filled by the page itself, as soon as it listens.
      await expect(page.locator('input[name="mobilephone"]')).toHaveValue('0612345678');

      await send(page).click();
      await expect.poll(() => tries.length).toBe(1);
      await expect(send(page)).toBeEnabled();
      await expect(form.getByRole('textbox', { name: /Je vraag/ })).toHaveValue('Mijn warmtepomp geeft code 12.');
      await expect(form.getByRole('alert')).toHaveCount(0);
      await expect(thanks(page)).toHaveCount(0);
      await expectAccessible(page);

      await send(page).click();
      await expect(thanks(page)).toBeVisible();
      expect(tries).toHaveLength(2);
      await expectMailed(stack, 'service@pomp.example', {
        subject: 'Vraag van Noor Visser: Een storing of onderhoud',
        says: 'Mijn warmtepomp geeft code 12.',
      });
    },
  );
});

test('a business asks something, and its department is mailed', { tag: '@desktop' }, async ({ page, stack }) => {
  await page.goto('/b2b/');
  const form = formOf(page);
  await form.getByRole('textbox', { name: /Naam/ }).fill('Sem de Boer');
  await form.getByRole('textbox', { name: /Bedrijf/ }).fill('Boer en Zonen');
  await form.getByRole('textbox', { name: /E-mailadres/ }).fill('sem@boer.example');
  await form.getByRole('textbox', { name: /Je vraag/ }).fill('Wij hebben twaalf woningen in Huizen.');
  await expect(async () => {
    if (await send(page).isVisible()) await send(page).click({ timeout: 2_000 });
    await expect(thanks(page)).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expectMailed(stack, 'zakelijk@pomp.example', {
    subject: 'Zakelijke vraag van Sem de Boer, Boer en Zonen',
    says: 'Wij hebben twaalf woningen in Huizen.',
  });
});
