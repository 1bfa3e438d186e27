import { expect } from '../test';
import { hubSpotPortal, test } from './test';

interface Submissions {
  readonly submissions: readonly { readonly portalId: string; readonly formId: string; readonly values: object }[];
}

test('where the seller has its forms at HubSpot, theirs comes once the visitor permits it', async ({ page, stack }) => {
  const hubSpotCookies = async () => (await page.context().cookies()).filter(({ name }) => name === 'hubspotutk').length;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/hubspot/')) asked.push(request.url());
  });

  await page.goto('/nieuwsbrief/');
  await expect(page.getByText(/Dit formulier komt van HubSpot/)).toBeVisible();
  expect([asked, await hubSpotCookies()]).toEqual([[], 0]);

  await page.getByRole('button', { name: 'Accepteren en laden' }).click();
  const form = page.locator('main form.hs-form');
  await form.getByRole('button', { name: 'Aanmelden' }).click();
  await expect(form.getByText('Dit veld is verplicht.')).toBeVisible();
  await form.getByRole('textbox', { name: /E-mailadres/ }).fill('fleur@');
  await form.getByRole('button', { name: 'Aanmelden' }).click();
  await expect(form.getByRole('alert')).toHaveText('Een e-mailadres moet correct geformatteerd zijn.');
  await expect(page.getByText(/Kijk in je mailbox/)).toHaveCount(0);

  await form.getByRole('textbox', { name: /E-mailadres/ }).fill('fleur@pomp.example');
  await form.getByRole('button', { name: 'Aanmelden' }).click();
  await expect(page.getByText(/Kijk in je mailbox/)).toBeVisible();

  const { submissions } = (await (await page.request.get(`${stack.urls.sandbox}/hubspot/submissions`)).json()) as Submissions;
  expect(submissions).toMatchObject([{ portalId: hubSpotPortal, formId: 'newsletter', values: { email: 'fleur@pomp.example' } }]);
  expect(await hubSpotCookies()).toBe(1);
});
