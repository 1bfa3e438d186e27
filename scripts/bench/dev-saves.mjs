import { chromiumLaunch, chromiumPath } from '@pomp/tooling/chromium';
import { chromium } from 'playwright-core';
import { cpus } from 'node:os';
import { RunningDev } from '../dev/running-dev.mjs';
import { saveThirtyTimes, watchedAccount } from '../dev/saves.mjs';
import { WorkspaceCopy } from '../dev/workspace-copy.mjs';
import { median } from './load.mjs';

/** `pnpm bench dev`: how long someone waits from a save to seeing it, thirty times, in `pnpm dev` of a copy of the workspace. */
export async function measureSaves() {
  const copy = new WorkspaceCopy();
  const browser = await chromium.launch({ executablePath: await chromiumPath(), ...chromiumLaunch });
  /** @type {RunningDev | undefined} */
  let dev;
  try {
    console.log('Starting `pnpm dev` in a copy …');
    dev = await RunningDev.start(copy.folder);
    const { page: account, broken } = await watchedAccount(browser, dev.site);
    /** @type {Map<string, number[]>} */
    const waited = new Map();
    await saveThirtyTimes({
      copy,
      dev,
      browser,
      account,
      onSeen: (name, ms) => waited.set(name, [...(waited.get(name) ?? []), ms]),
    });

    const rows = [...waited, /** @type {const} */ (['all thirty', [...waited.values()].flat()])].map(([name, ms]) => [
      name,
      String(ms.length),
      (median(ms) / 1000).toFixed(1),
      (Math.max(...ms) / 1000).toFixed(1),
    ]);
    const head = [
      ['Saved in', 'Times', 'Median, s', 'Longest, s'],
      ['---', '--:', '--:', '--:'],
    ];
    console.log(
      `\n${[...head, ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')}\n\nNode ${process.version}, ${cpus().length} cores.`,
    );
    for (const what of broken) console.error(`The page broke: ${what}`);
    if (broken.length > 0) process.exitCode = 1;
  } finally {
    await browser.close();
    await dev?.stop();
    copy.remove();
  }
}
