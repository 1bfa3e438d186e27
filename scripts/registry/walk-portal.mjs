import { chromiumLaunch, pinnedChromium } from '@pomp/tooling/chromium';
import { chromium } from 'playwright-core';

/**
 * What somebody does on the first visit to a portal that was made, with the demo customer: is led to the login, logs in, follows the menu,
 * finds a page by its title, changes a telephone number, and finds it after loading the page anew.
 * @param {string} url
 * @returns {Promise<string[]>} what went wrong in the pages
 */
export async function walkPortal(url) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || (await pinnedChromium()),
    ...chromiumLaunch,
  });
  try {
    const page = await browser.newPage({ locale: 'nl-NL' });
    /** @type {string[]} */
    const errors = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(url);
    await page.waitForURL('**/auth/login/**');
    await page.getByRole('textbox', { name: 'E-mailadres' }).fill('demo@pomp.example');
    await page
      .getByLabel(/^Wachtwoord/)
      .first()
      .fill('Warmte123');
    await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
    await page.waitForURL('**/account/');
    await page.getByRole('link', { name: 'Documenten', exact: true }).first().click();
    await page.getByRole('heading', { name: 'Documenten', level: 1 }).waitFor();
    // What the page calls itself, and not what stood there before.
    await page.waitForFunction(() => document.title === 'Documenten | Zonnewarmte');
    await page.goBack();
    await page.waitForURL('**/account/');

    await page.getByRole('link', { name: 'Mijn gegevens', exact: true }).first().click();
    const phone = page.getByRole('textbox', { name: 'Telefoonnummer' });
    await phone.fill('0612340099');
    await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
    await page.getByText('Opgeslagen', { exact: true }).waitFor();
    await page.reload();
    await phone.waitFor();
    const kept = await phone.inputValue();
    if (kept.replaceAll(/\D/g, '') !== '0612340099') errors.push(`The API kept ${kept}.`);
    return errors;
  } finally {
    await browser.close();
  }
}
