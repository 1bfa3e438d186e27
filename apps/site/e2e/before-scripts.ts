import type { Page } from '@playwright/test';
import { holdBack } from './hold-back';

/** Of the account and of public pages. */
const scripts = /\/(?:_next\/static\/chunks|_assets)\/[^/]+\.js$/;

/** Opens a page whose scripts don't come until they are let in. */
export async function openBeforeScripts(page: Page, path: string): Promise<{ letScriptsIn: () => void }> {
  const letScriptsIn = await holdBack(page, scripts);
  await page.goto(path, { waitUntil: 'commit' });
  return { letScriptsIn };
}

/** Opens a page on a line that drops the scripts which it fetches later, until they are let in, and no earlier than `from`. `dropped` counts. */
export async function openWithoutLaterScripts(
  page: Page,
  path: string,
  from: Promise<void> = Promise.resolve(),
): Promise<{ letScriptsIn: () => void; dropped: () => number }> {
  const html = await (await page.request.get(path)).text();
  let dropped = 0;
  let letIn = false;
  await page.route(scripts, async (route) => {
    if (letIn || html.includes(new URL(route.request().url()).pathname)) return route.continue();
    await from;
    dropped += 1;
    return route.abort('failed');
  });
  await page.goto(path);
  return { letScriptsIn: () => (letIn = true), dropped: () => dropped };
}
