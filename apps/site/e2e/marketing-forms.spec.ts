import type { Locator, Page } from '@playwright/test';
import { mailedLink, mailsTo } from './mailbox';
import { expect, expectAccessible, test } from './test';

async function openForm(page: Page, link: Locator, name: string): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name });
  await link.click();
  await expect(dialog).toBeVisible();
  return dialog;
}

const subjectsTo = async (...asked: Parameters<typeof mailsTo>) => (await mailsTo(...asked)).map(({ subject }) => subject);
const soon = { timeout: 20_000 };

test(
  'a visitor subscribes to the newsletter under a page, and counts from the press on the link in the mail',
  { tag: '@phone' },
  async ({ page, stack }) => {
    await page.goto('/over-ons/');
    const form = await openForm(
      page,
      page.getByRole('contentinfo').getByRole('link', { name: 'Aanmelden' }),
      'Schrijf je in voor onze nieuwsbrief',
    );
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Aanmelden' }).click();
    await expect(form.getByText('Dit veld is verplicht.').first()).toBeVisible();
    await form.getByRole('textbox', { name: /E-mailadres/ }).fill('fleur.nieuws@pomp.example');
    await form.getByRole('button', { name: 'Aanmelden' }).click();
    await expect(form.getByText(/Kijk in je mailbox.*bevestig daar je aanmelding/)).toBeVisible();
    await form.getByRole('button', { name: 'Sluiten' }).click();
    await expect(form).toBeHidden();
    await expect(page).toHaveURL('/over-ons/');
    const subscription = 'Formulier: Schrijf je in voor onze nieuwsbrief';
    expect(await subjectsTo(stack, 'marketing@pomp.example')).not.toContain(subscription);

    await page.goto(await mailedLink(stack, { to: 'fleur.nieuws@pomp.example', path: '/nieuwsbrief/bevestigen/' }));
    await page.getByRole('button', { name: 'Ja, meld mij aan' }).click();
    await expect(page.getByText('Je bent aangemeld.')).toBeVisible();
    await expect.poll(() => subjectsTo(stack, 'marketing@pomp.example'), soon).toContain(subscription);
  },
);

test('a visitor says who is asking before the brochure opens', { tag: '@desktop' }, async ({ page, stack }) => {
  await page.goto('/hybride-warmtepomp/');
  const form = await openForm(page, page.getByRole('link', { name: /Download de brochure/ }), 'De brochure van de Pomp AO');
  await expectAccessible(page);
  await form.getByRole('textbox', { name: /Voornaam/ }).fill('Sem');
  await form.getByRole('textbox', { name: /E-mailadres/ }).fill('sem.brochure@pomp.example');
  const opened = page.waitForEvent('popup');
  await form.getByRole('button', { name: 'Bekijk de brochure' }).click();
  await (await opened).close();
  await expect(form.getByRole('link', { name: /Open de brochure/ })).toHaveAttribute('href', /\/brochure\/pomp-ao\.pdf$/);
  await expect.poll(() => subjectsTo(stack, 'marketing@pomp.example'), soon).toContain('Formulier: De brochure van de Pomp AO');
});

test(
  'a visitor who doesn’t want to be called leaves an e-mail address, and goes on to calculate',
  { tag: '@desktop' },
  async ({ page, stack }) => {
    await page.goto('/het-proces/');
    const form = await openForm(page, page.getByRole('link', { name: 'Bereken je besparing' }), 'Bereken je besparing');
    await form.getByRole('textbox', { name: /E-mailadres/ }).fill('noor.besparing@pomp.example');
    await expect(form.getByRole('checkbox', { name: 'Bel me hierover' })).not.toBeChecked();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/besparing-resultaat/');
    await expect(form).toBeHidden();
    await expect.poll(() => subjectsTo(stack, 'advies@pomp.example'), soon).toContain('Formulier: Bereken je besparing');
  },
);

test(
  'whoever hesitates at an estimate or a reservation asks to be called back, and goes on where they were',
  { tag: '@desktop' },
  async ({ page, stack }) => {
    await page.goto('/besparing-resultaat/?zipcode=3581KJ&housenumber=12');
    await openForm(page, page.getByRole('link', { name: 'Laat je terugbellen' }), 'Laat je terugbellen');

    await page.goto('/reserveren/pomp-ao/');
    const typed = page.getByRole('main').getByRole('textbox', { name: /Voornaam/ });
    await typed.fill('Fleur');
    const form = await openForm(page, page.getByRole('link', { name: 'Bel me terug' }), 'Laat je terugbellen');
    await form.getByRole('textbox', { name: /naam/i }).fill('Fleur de Wit');
    await form.getByRole('textbox', { name: /nummer/i }).fill('0612345678');
    await form.getByText('In de middag', { exact: true }).click();
    await form.getByRole('button', { name: 'Bel mij terug' }).click();
    await expect(form.getByText('Bedankt! We bellen je op een werkdag terug.')).toBeVisible();
    await form.getByRole('button', { name: 'Sluiten' }).click();
    await expect(typed).toHaveValue('Fleur');
    await expect.poll(() => subjectsTo(stack, 'advies@pomp.example'), soon).toContain('Formulier: Laat je terugbellen');
  },
);
