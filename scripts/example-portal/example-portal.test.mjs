import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PackedPortal } from './packed-portal.mjs';

const portal = new PackedPortal();
/** @type {string[]} */
let ours;
beforeAll(async () => {
  ours = await portal.install();
});
afterAll(() => portal.remove());

describe('a portal of another seller, outside the workspace', () => {
  test('installs the packages from their tarballs, once each', () => {
    for (const name of ours) {
      const installed = join(portal.folder, 'node_modules', name);
      expect(readFileSync(join(installed, 'package.json'), 'utf8')).not.toMatch(/"(workspace|catalog):/);
      expect(existsSync(join(installed, 'node_modules/@pomp'))).toBe(false);
    }
    expect(readdirSync(join(portal.folder, 'node_modules/@pomp')).length).toBeGreaterThanOrEqual(ours.length);
  });

  test('type-checks against the packed declarations, libraries included', async () => {
    await portal.run('npx', ['tsc', '-p', 'tsconfig.json']);
  });

  test('is built by Vite', async () => {
    await portal.run('npx', ['vite', 'build']);
    expect(existsSync(join(portal.folder, 'dist/index.html'))).toBe(true);
  });
});
