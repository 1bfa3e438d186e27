import { chromiumLaunch, chromiumPath, pinnedChromium } from '@pomp/tooling/chromium';
import { asksOnlyFor } from '@pomp/tooling/hear-words-elsewhere';
import { chromium } from 'playwright-core';
import { afterEach, expect, test, vi } from 'vitest';

// How browsers start.
asksOnlyFor();

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** @param {string} executablePath */
async function headingShownBy(executablePath) {
  const browser = await chromium.launch({ executablePath, ...chromiumLaunch });
  try {
    const page = await browser.newPage();
    await page.setContent('<h1 style="font-family: sans-serif">Warmte uit koude lucht</h1>');
    const box = await page.locator('h1').boundingBox();
    return { text: await page.textContent('h1'), high: (box?.height ?? 0) > 20 };
  } finally {
    await browser.close();
  }
}

test('this machine has a Chromium for the tests', async () => {
  expect(await headingShownBy(await chromiumPath())).toEqual({ text: 'Warmte uit koude lucht', high: true });
});

// The browser in the npm package is a Linux one; on other systems a developer has a browser.
if (process.platform === 'linux' && process.arch === 'x64') {
  test('a machine without one gets it from npm, with libraries and fonts', async () => {
    vi.stubEnv('CHROMIUM_BUNDLED', '1');
    const program = await chromiumPath();
    expect(program).toContain('node_modules');
    expect(await headingShownBy(program)).toEqual({ text: 'Warmte uit koude lucht', high: true });
  });
}

test('CHROMIUM_PATH goes before all others', async () => {
  vi.stubEnv('CHROMIUM_BUNDLED', '');
  vi.stubEnv('CHROMIUM_PATH', '/opt/own/chromium');
  expect(await chromiumPath()).toBe('/opt/own/chromium');
});

test('a machine that can’t run the browser that comes along is told so, instead of what the system says of such a program', async () => {
  vi.stubGlobal('process', Object.create(process, { platform: { value: 'darwin' }, arch: { value: 'arm64' } }));
  await expect(pinnedChromium()).rejects.toThrow(/darwin on arm64: CHROMIUM_PATH .* Pictures/);
});
