import type { Page } from '@playwright/test';
import { enterAccount } from './account';
import { mailedLink } from './mailbox';
import type { Stack } from './stack';
import { expect } from './test';

export const password = 'Koude123lucht';

export const contact = (email: string) => ({
  Voornaam: 'Noor',
  Achternaam: 'Visser',
  'E-mailadres': email,
  'Mobiel nummer': '06 12 34 56 78',
});

/** A field of the page itself: under it, the newsletter asks for an address too. */
export const field = (page: Page, name: RegExp) => page.getByRole('main').getByRole('textbox', { name });

export async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, new RegExp(`^${name}`)).fill(value);
}

/** Tells who reserves. */
export async function toSecondStep(page: Page, email: string): Promise<void> {
  await fillIn(page, contact(email));
  await page.getByRole('button', { name: 'Volgende stap' }).click();
  await expect(page.getByRole('heading', { name: 'Waar komt de warmtepomp?' })).toBeFocused();
}

/** Postcode and number are enough. */
export async function fillInAddress(page: Page): Promise<void> {
  await fillIn(page, { Postcode: '1271ad', Huisnummer: '5' });
  await expect(field(page, /^Straat/)).toHaveValue('Havenstraat');
  await expect(field(page, /^Plaats/)).toHaveValue('Huizen');
}

export const reserve = (page: Page) => page.getByRole('button', { name: 'Reserveren', exact: true }).click();

/** By the link in the mail to a password, and with that into the account. */
export async function chooseAPassword(page: Page, stack: Stack, email: string): Promise<void> {
  await page.goto(await mailedLink(stack, { to: email, path: 'wachtwoord-instellen' }));
  await page.locator('[name=newPassword]').fill(password);
  await page.locator('[name=confirmPassword]').fill(password);
  await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
  await expect(page.getByText('Je wachtwoord is opgeslagen')).toBeVisible();
  await enterAccount(page, { email, password });
  await expect(page.getByText('Reservering ontvangen! We nemen zo snel mogelijk contact met je op.')).toBeVisible();
}
