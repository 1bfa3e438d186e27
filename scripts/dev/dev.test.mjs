import { setTimeout as pause } from 'node:timers/promises';
import { chromiumLaunch, pinnedChromium } from '@pomp/tooling/chromium';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RunningDev } from './running-dev.mjs';
import { openedRead, reload, saves, saveThirtyTimes, untilTold, watchedAccount } from './saves.mjs';
import { WorkspaceCopy } from './workspace-copy.mjs';

/** @type {WorkspaceCopy} */
let copy;
/** @type {RunningDev} */
let dev;
/** @type {import('playwright-core').Browser} */
let browser;
/** Open throughout: what Next makes of a page for the first time is most of what opening it costs. @type {Awaited<ReturnType<typeof watchedAccount>>} */
let account;

beforeAll(async () => {
  copy = new WorkspaceCopy();
  dev = await RunningDev.start(copy.folder, async () => {
    // Once the backend is built, and before it answers.
    while (!copy.has('apps/backend/dist/main.js')) await pause(20);
    copy.replace('apps/backend/src/errors/texts.nl.ts', 'Dit hebben we niet gevonden.', 'Dit is er niet.');
  });
  // A headless shell: an installed browser draws windows of its own around the page.
  const executablePath = process.env.CHROMIUM_PATH || (await pinnedChromium());
  browser = await chromium.launch({ executablePath, ...chromiumLaunch });
  account = await watchedAccount(browser, dev.site);
});
afterAll(async () => {
  await browser?.close();
  await dev?.stop();
  copy?.remove();
});

/** What Next says of a module that it can't find, and of an answer that failed; not of what the page was asking the backend as that was stopped for its next one. */
const trouble = /⨯(?!.*write EPIPE)|Can't resolve|Module not found| 50\d in /;

/** Each thing once, with its words: an array's difference is shortened to how long it is. @param {readonly string[]} all */
const told = (all) => [...new Set(all)].join('\n');

test('what was saved while everything started is what runs', async () => {
  const refusal = () =>
    account.page.evaluate(async () =>
      (await fetch('/api/account/getHouseInfo?houseId=00000000-0000-4000-8000-000000000000')).text(),
    );
  await expect.poll(refusal, { timeout: 120_000 }).toContain('Dit is er niet.');
});

test('thirty saves in five packages show in the page that is open, which never breaks', async () => {
  const { page, broken } = account;
  /** @type {string[]} */
  const seen = [];
  await saveThirtyTimes({ copy, dev, browser, account: page, onSeen: (name) => seen.push(name) });

  expect(seen).toHaveLength(30);
  expect(told(broken)).toBe('');
  expect(told(dev.said.split('\n').filter((line) => trouble.test(line)))).toBe('');
});

test('what Next’s tools for developers ask for is answered', async () => {
  const { page } = account;
  expect((await page.request.get(`${dev.site}/__nextjs_font/geist-latin.woff2`)).headers()['content-type']).toBe('font/woff2');
  const asked = { frames: [], isServer: false, isEdgeServer: false, isAppDirectory: true };
  expect((await page.request.post(`${dev.site}/__nextjs_original-stack-frames`, { data: asked })).status()).toBe(200);
});

test('a style shows in a page that is read', async () => {
  const page = await openedRead(browser, dev.site);
  for (const { file, text, other, seen } of saves.filter(({ name }) => name === 'style')) {
    const shown = copy.holds(file, text) ? [other, text] : [text, other];
    for (const [index, now] of shown.entries())
      await untilTold(page, async () => {
        copy.replace(file, shown[1 - index] ?? '', now);
        await seen(page, now);
      });
  }
  await page.close();
});

test('what does not compile is named and leaves the page as it was, and the next save shows', async () => {
  const { page, broken } = account;
  const file = 'packages/portal/src/personal-details/texts.nl.ts';
  const title = page.getByRole('heading', { level: 1 });
  const [before] = await title.allInnerTexts();

  copy.replace(file, '  title: ', '  title = ');
  await dev.says('packages/portal/src/personal-details/texts.nl.ts', dev.said.length);
  await dev.says('keeps the output that it had');
  await reload(page);
  expect(await title.allInnerTexts()).toEqual([before]);

  copy.replace(file, "  title = 'Mijn gegevens'", "  title: 'Over jou'");
  await title.getByText('Over jou').waitFor();
  expect(told(broken)).toBe('');
});

test('a new file shows when something imports it, and its output goes when it goes', async () => {
  const { page, broken } = account;
  const title = page.getByRole('heading', { level: 1 });
  copy.write('packages/portal/src/personal-details/new-title.ts', "export const newTitle = 'Uit een nieuw bestand';\n");
  const file = 'packages/portal/src/personal-details/texts.nl.ts';
  // In one save: what uses a name before it is imported compiles, and breaks the page.
  copy.replaceEach(file, [
    ["  title: 'Over jou'", '  title: newTitle'],
    ['export const nl', "import { newTitle } from './new-title.js';\n\nexport const nl"],
  ]);
  await title.getByText('Uit een nieuw bestand').waitFor();

  copy.replaceEach(file, [
    ["import { newTitle } from './new-title.js';\n\n", ''],
    ['  title: newTitle', "  title: 'Mijn gegevens'"],
  ]);
  await title.getByText('Mijn gegevens').waitFor();
  copy.delete('packages/portal/src/personal-details/new-title.ts');
  await expect.poll(() => copy.has('packages/portal/dist/personal-details/new-title.js'), { timeout: 120_000 }).toBe(false);
  expect(told(broken)).toBe('');
});
