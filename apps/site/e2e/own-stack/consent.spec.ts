import { expect, expectAccessible } from '../test';
import { reviews, test } from './test';

test('nothing of others is fetched before a visitor allows it, nor after they changed their mind', async ({ page, context }) => {
  let fetched = 0;
  await page.route(`${reviews}/**`, (route) => {
    fetched += 1;
    return route.fulfill({
      contentType: 'text/javascript',
      body: `document.querySelector('[data-reviews]').textContent = 'gemiddeld een 4,8';`,
    });
  });
  const question = page.getByRole('region', { name: 'Mogen we cookies van anderen gebruiken?' });
  await page.goto('/warmtepomp-kopen/');
  await expect(question).toContainText('Beoordelingen');
  // A number that no source stands behind isn't said.
  await expect(page.getByText('170+ beoordelingen')).toHaveCount(0);
  await expectAccessible(page);
  expect(fetched).toBe(0);

  await question.getByRole('button', { name: 'Accepteren' }).click();
  await expect(page.getByText('gemiddeld een 4,8')).toBeVisible();
  const [consent] = (await context.cookies()).filter(({ name }) => name === 'pomp_consent');
  expect(consent?.value).toBe('accepted');
  await page.goto('/producten/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(question).toBeHidden();

  await page.goto('/warmtepomp-kopen/');
  await expect(page.getByText('gemiddeld een 4,8')).toBeVisible();
  const before = fetched;
  await page.getByRole('button', { name: 'Cookies aanpassen' }).click();
  await question.getByRole('button', { name: 'Weigeren' }).click();
  await expect(page.getByText('gemiddeld een 4,8')).toHaveCount(0);
  await expect(question).toBeHidden();
  expect(fetched).toBe(before);
});
