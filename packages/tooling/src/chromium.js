import { existsSync } from 'node:fs';
import { memoryFolder } from './memory-folder.js';
import { unpackedChromium } from './unpacked-chromium.js';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

const onDisk = '--disable-dev-shm-usage';
/** What Chromium shares between its processes, such as what it draws, fits in memory. */
const isRoomy = memoryFolder(2 ** 30) !== undefined;

/** Arguments with which Chromium runs headless, also as root and on a machine without a network. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(isRoomy ? [] : [onDisk]),
];

/** For Playwright's `launch`, which by itself lets Chromium share through files on a disk. */
export const chromiumLaunch = { args: chromiumArguments, ignoreDefaultArgs: isRoomy ? [onDisk] : [] };

/**
 * Path of a Chromium: `CHROMIUM_PATH`, else an installed one, else the one inside the npm package `@sparticuz/chromium`.
 * `CHROMIUM_BUNDLED=1` asks for that last one, to try what a machine without a browser does.
 */
export async function chromiumPath() {
  const { CHROMIUM_PATH, CHROMIUM_BUNDLED } = process.env;
  if (CHROMIUM_BUNDLED) return unpackedChromium();
  return CHROMIUM_PATH || installed.find((path) => existsSync(path)) || unpackedChromium();
}

/** Path of the one Chromium whose pictures can be compared: the version in the lockfile, with its own fonts only. */
export const pinnedChromium = () => unpackedChromium({ alike: true });
