import type { Page } from '@playwright/test';

/** Holds back what a page asks for, as on a slow line but for as long as the journey needs. Resolves with what lets it in. */
export async function holdBack(page: Page, what: RegExp): Promise<() => void> {
  let letIn = () => undefined as void;
  const mayCome = new Promise<void>((resolve) => (letIn = resolve));
  await page.route(what, async (route) => {
    await mayCome;
    await route.continue();
  });
  return letIn;
}
