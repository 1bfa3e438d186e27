import { existsSync, readdirSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, parse } from 'node:path';
import { ClearError } from '../workspace/clear-error.mjs';
import { root } from '../workspace/places.mjs';

/** What a stack writes in its data folder; another folder with other things in it isn't one. */
const ours = new Set(['database', 'files', 'mailbox', 'logs', 'mollie', 'hubspot', 'pages', 'previews']);
/** What stays: the lock, and what systems lay in each folder that someone opened. */
const isLeft = (/** @type {string} */ name) =>
  name.startsWith('running.lock') || ['.DS_Store', 'Thumbs.db', 'desktop.ini'].includes(name);

/**
 * What is in a data folder. Throws a clear line where that is no folder of ours: one mistyped DATA_DIR may not cost a home folder.
 * @param {string} dataDir
 */
export function contentsOf(dataDir) {
  if ([parse(dataDir).root, homedir(), root].includes(dataDir))
    throw new ClearError(`${dataDir} is not a folder for data alone: nothing is removed.`);
  const names = existsSync(dataDir) ? readdirSync(dataDir).filter((name) => !isLeft(name)) : [];
  const strange = names.find((name) => !ours.has(name));
  if (strange) throw new ClearError(`${join(dataDir, strange)} isn't written by Pomp: remove ${dataDir} yourself if it can go.`);
  return names;
}

/**
 * @param {string} dataDir
 */
export function emptyDataFolder(dataDir) {
  for (const name of contentsOf(dataDir)) rmSync(join(dataDir, name), { recursive: true, force: true, maxRetries: 5 });
}
