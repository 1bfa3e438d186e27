import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromiumLaunch, pinnedChromium } from '@pomp/tooling/chromium';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PackedPortal } from './packed-portal.mjs';

const portal = new PackedPortal();
/** @type {string[]} */
let ours;
beforeAll(async () => {
  ours = await portal.install();
});
afterAll(() => portal.remove());

describe("another seller's portal, outside the workspace", () => {
  test('installs our packages from their tarballs, once each', () => {
    for (const name of ours) {
      const installed = join(portal.folder, 'node_modules', name);
      expect(readFileSync(join(installed, 'package.json'), 'utf8')).not.toMatch(/"(workspace|catalog):/);
      expect(existsSync(join(installed, 'node_modules/@pomp'))).toBe(false);
    }
  });

  test('type-checks against their declarations, the libraries included', async () => {
    await portal.run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json']);
  });

  test('is built by Vite and shows the consumption form with its own brand, paths and words', async () => {
    await portal.run(process.execPath, ['node_modules/vite/bin/vite.js', 'build']);
    const server = await portal.serve();
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH || (await pinnedChromium()),
      ...chromiumLaunch,
    });
    try {
      const page = await browser.newPage({ locale: 'nl-NL' });
      /** @type {string[]} */
      const errors = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('dialog', (dialog) => {
        errors.push(`asks: ${dialog.message()}`);
        void dialog.accept();
      });
      const saved = await answerCalls(page);
      // As after logging in: without it nobody is signed in, and nothing of an account is shown or kept.
      await page.context().addCookies([{ name: 'pomp_signed_in', value: '1', url: server.url }]);

      await page.goto(`${server.url}mijn-huis/`);
      await page.getByRole('heading', { name: 'Woninggegevens', level: 1 }).waitFor();
      await page.getByText('Amstelwarmte rekent met wat jij hier invult.').waitFor();
      expect(await lookOf(page)).toEqual({ brand: 'amstelwarmte', paper: 'rgb(248, 244, 247)', heading: 'Georgia, serif' });

      await page.getByRole('heading', { name: /^Verbruik Nog niet ingevuld/ }).click();
      await page.getByRole('button', { name: 'Verbruik invullen' }).click();
      await page.getByRole('textbox', { name: /Hoeveel gas/ }).fill('1450');
      await page.getByRole('combobox', { name: /Over welk jaar/ }).click();
      await page.getByRole('option').nth(1).click();
      await page.getByText('Overdag', { exact: true }).click();
      await page.getByRole('textbox', { name: /stroom/ }).fill('2900');
      await page.getByRole('button', { name: /^Ik weet het niet: Hoeveel water/ }).click();
      await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
      await page.getByText('Opgeslagen').waitFor();
      // Whoever answers slowly has had some of it kept already, without a press.
      expect(saved.at(-1)).toMatchObject({
        houseInfo: {
          consumption: {
            gasConsumption: '1450',
            heatingUsage: 'overdag',
            electricityConsumption: '2900',
            waterConsumption: 'o.b.',
          },
        },
      });

      await page.getByRole('combobox', { name: 'Kies een adres' }).click();
      await page.getByRole('option').nth(1).click();
      await page.waitForURL(/\/mijn-huis\/\?huis=/);
      expect(errors).toEqual([]);
    } finally {
      await browser.close();
      await server.close();
    }
  });
});

/** @typedef {{ houseInfo: { completed: boolean, consumption?: object }, installationInfo: { completed: boolean } }} HouseInfo */

/**
 * Answers the API with the contract's own examples; of the house nothing is known until something is saved.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<HouseInfo[]>} the bodies that were saved
 */
async function answerCalls(page) {
  const contract = pathToFileURL(join(portal.folder, 'node_modules/@pomp/api-contract/dist/index.js')).href;
  /** @type {{ calls: Record<string, { method: string, path: string, example: { response: object } }> }} */
  const { calls } = await import(contract);
  /** @type {HouseInfo[]} */
  const saved = [];
  const known = () => ({ houseInfo: { completed: false, ...saved.at(-1)?.houseInfo }, installationInfo: { completed: false } });
  for (const [name, { method, path, example }] of Object.entries(calls)) {
    // The whole path: one call's can be the beginning of another's.
    await page.route(
      ({ pathname }) => pathname === path,
      (route) => {
        if (route.request().method() !== method) return route.fallback();
        if (name === 'postHouseInfo') saved.push(route.request().postDataJSON());
        return route.fulfill({ json: name === 'getHouseInfo' || name === 'postHouseInfo' ? known() : example.response });
      },
    );
  }
  return saved;
}

/** @param {import('playwright-core').Page} page */
const lookOf = (page) =>
  page.locator('[data-brand]').evaluate((ground) => ({
    brand: ground.getAttribute('data-brand'),
    paper: getComputedStyle(ground).backgroundColor,
    heading: getComputedStyle(ground.querySelector('h1') ?? ground).fontFamily,
  }));
