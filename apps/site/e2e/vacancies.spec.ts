import { mailsTo } from './mailbox';
import type { Stack } from './stack';
import { expect, expectAccessible, test } from './test';

test(
  'a visitor looks for work by keyboard, turns the pages, and comes back to what was found',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/vacatures/');
    const results = page.getByRole('heading', { name: /^Resultaten: / });
    const cards = page.getByRole('article');
    await expect(results).toHaveText('Resultaten: 24');
    await expect(cards).toHaveCount(8);
    await expect(cards.first().getByText(/^Vandaag$|geleden$/)).toBeVisible();

    const position = page.getByText(/^Pagina \d van \d$/);
    await expect(async () => {
      if ((await position.textContent()) === 'Pagina 1 van 3') {
        await page.getByRole('button', { name: 'Volgende pagina' }).focus();
        await page.keyboard.press('Enter');
      }
      await expect(position).toHaveText('Pagina 2 van 3', { timeout: 2_000 });
    }).toPass();
    await expect(results).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await page.getByPlaceholder('Trefwoord').focus();
    await page.keyboard.type('MONTEUR');
    await page.keyboard.press('Tab');
    await page.keyboard.type('zwolle');
    await expect(results).toHaveText('Resultaten: 24');
    await page.keyboard.press('Enter');
    await expect(results).toHaveText('Resultaten: 1');
    await expectAccessible(page);

    const found = page.getByRole('link', { name: /Solliciteer nu/ });
    await expect(found).toHaveCount(1);
    await found.press('Enter');
    await expect(page).toHaveURL(/\/vacatures\/leerling-monteur-zwolle\/$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Leerling-monteur warmtepompen' })).toBeVisible();
    await page.goBack();
    await expect(results).toHaveText('Resultaten: 1');
    await expect(page.getByPlaceholder('Trefwoord')).toHaveValue('MONTEUR');

    await page.getByPlaceholder('Trefwoord').fill('astronaut');
    await page.getByRole('button', { name: 'Zoeken' }).press('Enter');
    await expect(page.getByText('Er zijn geen vacatures die aan de geselecteerde criteria voldoen.')).toBeVisible();
    await page.getByRole('button', { name: 'Reset' }).press('Enter');
    await expect(results).toHaveText('Resultaten: 24');
    await expect(page).toHaveURL(/\/vacatures\/$/);
  },
);

/** Mailed once to whoever reads applications. */
async function expectApplication(stack: Stack, name: string): Promise<void> {
  const applications = async () => (await mailsTo(stack, 'vacatures@pomp.example')).filter(({ subject }) => subject.includes(name));
  await expect
    .poll(async () => (await applications()).map(({ subject }) => subject), { timeout: 20_000 })
    .toEqual([`Sollicitatie van ${name}: Planner installaties`]);
}

test('someone applies for a vacancy by keyboard, and the seller has it in the mail', { tag: '@phone' }, async ({ page, stack }) => {
  await page.goto('/vacatures/planner-installaties/');
  await expect(page.getByText('Versterk ons team')).toBeVisible();
  await expect(page.getByRole('complementary').getByText('32 tot 40 uur per week')).toBeVisible();
  await expectAccessible(page);

  const form = page.getByRole('region', { name: 'Solliciteren' });
  await page.getByRole('link', { name: 'Solliciteren' }).press('Enter');
  await expect(form.getByText(/Jouw carrière \.\.\. start hier/)).toBeInViewport();
  await form.getByRole('textbox', { name: /Naam/ }).fill('Sem de Boer');
  await form.getByRole('textbox', { name: /Wanneer kun je beginnen/ }).fill('Per 1 februari');
  await form.getByRole('textbox', { name: /E-mailadres/ }).fill('sem.sollicitatie@pomp.example');
  await form.getByRole('textbox', { name: /Telefoonnummer/ }).fill('06 12 34 56 78');
  await form.getByRole('textbox', { name: /Waarom pas jij/ }).fill('Ik houd van een week die klopt.');
  await expect(async () => {
    const send = form.getByRole('button', { name: 'Solliciteer nu!' });
    if (await send.isVisible()) await send.press('Enter', { timeout: 2_000 });
    await expect(form.getByText(/Bedankt voor je sollicitatie!/)).toBeVisible({ timeout: 5_000 });
  }).toPass();

  await expectApplication(stack, 'Sem de Boer');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'someone applies for a vacancy, and keeps what was typed when something misses',
    { tag: '@desktop' },
    async ({ page, stack }) => {
      await page.goto('/vacatures/planner-installaties/');
      const send = page.getByRole('button', { name: 'Solliciteer nu!' });
      await page.getByRole('textbox', { name: /Naam/ }).fill('Sanne Scriptloos');
      await send.click();
      await expect(page.getByRole('group', { name: 'Controleer je antwoorden' })).toBeVisible();
      await expect(page.getByRole('textbox', { name: /Naam/ })).toHaveValue('Sanne Scriptloos');
      await page.getByRole('textbox', { name: /Wanneer kun je beginnen/ }).fill('Per 1 februari');
      await page.getByRole('textbox', { name: /E-mailadres/ }).fill('sanne.sollicitatie@pomp.example');
      await page.getByRole('textbox', { name: /Telefoonnummer/ }).fill('06 12 34 56 78');
      await page.getByRole('textbox', { name: /Waarom pas jij/ }).fill('Het werkt ook zo.');
      await send.click();
      await expect(page.getByText(/Bedankt voor je sollicitatie!/)).toBeVisible();
      await expectApplication(stack, 'Sanne Scriptloos');
    },
  );
});
