import { fillInLogin, newcomer } from './account';
import { expect, expectAccessible, test } from './test';

interface Mailbox {
  messages: { subject: string; html: string | null }[];
}

test('a forgotten password is replaced through the link in the mail', async ({ page, stack }) => {
  await page.goto('/auth/login/');
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click();
  await expect(page).toHaveURL('/auth/wachtwoord-vergeten/');
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'E-mailadres' }).fill(newcomer.email);
  await page.getByRole('button', { name: 'Stuur mij een link' }).click();
  await expect(page.getByText('Kijk in je mail')).toBeVisible();

  const mailbox = `${stack.urls.sandbox}/mailbox/messages?to=${newcomer.email}`;
  const link = async () => {
    const { messages } = (await (await page.request.get(mailbox)).json()) as Mailbox;
    return messages.map(({ html }) => /href="([^"]*wachtwoord-instellen[^"]*)"/.exec(html ?? '')?.[1]).find(Boolean)?.replaceAll('&amp;', '&');
  };
  await expect.poll(link, { timeout: 20_000 }).toContain(stack.urls.site);

  await page.goto((await link()) ?? '');
  await expectAccessible(page);
  await page.locator('[name=newPassword]').fill('Koude123lucht');
  await page.locator('[name=confirmPassword]').fill('Koude123lucht');
  await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
  await expect(page.getByText('Je nieuwe wachtwoord is opgeslagen')).toBeVisible();

  await page.goto('/auth/login/');
  await fillInLogin(page, { ...newcomer, password: 'Koude123lucht' });
  await expect(page).toHaveURL('/account/');
});
