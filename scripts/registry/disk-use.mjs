import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What a folder takes of a disk, as `du -sm` counts it: whole blocks.
 * @param {string} folder
 * @returns {number} megabytes
 */
export const diskUse = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => lstatSync(join(entry.parentPath, entry.name)).blocks * 512)
    .reduce((sum, bytes) => sum + bytes, 0) /
  1024 ** 2;
