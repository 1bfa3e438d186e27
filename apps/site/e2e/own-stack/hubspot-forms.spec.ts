import { expect } from '../test';
import { hubSpotPortal, test } from './test';

interface Submissions {
  readonly submissions: readonly { readonly portalId: string; readonly formId: string; readonly values: object }[];
}

test.describe('forms', () => {
  // Of what HubSpot refuses.
  test.use({ alsoLogged: /the server responded with a status of 400/ });

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
});

test('at 400 % zoom the question about cookies covers nothing of the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/faq/');
  const question = page.getByRole('region').filter({ has: page.getByRole('button', { name: 'Weigeren' }) });
  await expect(question).toBeVisible();
  const [above, below] = await Promise.all([question.boundingBox(), page.getByRole('banner').boundingBox()]);
  expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y);
});

test('on a phone the site’s message waits for the answer about cookies, behind which it would lie', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/faq/');
  const message = page.getByRole('link', { name: 'Reserveer nu!' });
  const refuse = page.getByRole('button', { name: 'Weigeren' });
  await expect(refuse).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-banner', 'shown');
  await expect(message).toBeHidden();
  await refuse.click();
  await expect(message).toBeVisible();
});
