import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { pathOf } from './accepted-pictures.js';
import { still } from './still.js';

/** How much more or less, of 255, a pixel may have of each colour: by our threshold of 0.06 Playwright counts a pixel from 16 on, at the earliest. */
const unseen = 15;

/**
 * Whether a page looks so much like an accepted picture that Playwright finds no difference either: read by a native program, as to read two
 * pictures in JavaScript took four times as long, a third of all looks. What isn't alike is for Playwright to judge, and to show.
 */
export async function isAlike(page: Page, name: readonly [string, string]): Promise<boolean> {
  const { stylePath, ...options } = still;
  const shown = await pixelsOf(await page.screenshot({ ...options, style: readFileSync(stylePath, 'utf8') }));
  const accepted = await pixelsOf(pathOf(name.join('/')));
  if (shown.info.width !== accepted.info.width || shown.info.height !== accepted.info.height) return false;
  // A loop: with a function for each of three million bytes this took ten times as long.
  for (let at = 0; at < shown.data.length; at++)
    if (Math.abs((shown.data[at] ?? 0) - (accepted.data[at] ?? 0)) > unseen) return false;
  return true;
}

const pixelsOf = (picture: Buffer | string) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
