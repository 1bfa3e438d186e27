import { existsSync } from 'node:fs';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'];

/** Arguments with which Chromium runs headless, also as root and on a machine without a network. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Path of a Chromium: `CHROMIUM_PATH`, else an installed one, else the one inside the npm package `@sparticuz/chromium`. */
export async function chromiumPath() {
  const chosen = process.env.CHROMIUM_PATH ?? installed.find((path) => existsSync(path));
  if (chosen) return chosen;
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
