import type { Page } from '@playwright/test';

/** Of the account and of public pages. */
const scripts = /\/(?:_next\/static\/chunks|_assets)\/[^/]+\.js$/;

/** Opens a page whose scripts don't come until they are let in: as on a slow line, but for as long as the journey needs. */
export async function openBeforeScripts(page: Page, path: string): Promise<{ letScriptsIn: () => void }> {
  let letScriptsIn = () => undefined as void;
  const mayCome = new Promise<void>((resolve) => (letScriptsIn = resolve));
  await page.route(scripts, async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return { letScriptsIn };
}
