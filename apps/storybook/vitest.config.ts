import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { chromiumArguments, chromiumPath } from '@pomp/tooling/chromium';
import { reporters } from '@pomp/tooling/vitest';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { packageSources } from './.storybook/package-sources.js';

const executablePath = await chromiumPath();
const configDir = join(import.meta.dirname, '.storybook');

/** Every story as a test, axe included, in one brand. */
const storiesIn = (brand: string) => ({
  extends: true as const,
  plugins: [
    storybookTest({ configDir, initialGlobals: { brand } }),
    // Projects run side by side, and must not optimise the same dependencies into the same folder.
    { name: 'own-cache', config: () => ({ cacheDir: join(import.meta.dirname, 'node_modules/.vite', brand) }) },
  ],
  test: {
    name: brand,
    browser: {
      enabled: true,
      headless: true,
      // Without motion: axe judges what is on the page, not a colour halfway a fade.
      provider: playwright({ launchOptions: { executablePath, args: chromiumArguments }, contextOptions: { reducedMotion: 'reduce' } }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
});

export default defineConfig({
  ...packageSources,
  test: {
    ...reporters('stories'),
    // Without axe's full report per story, which is 30 MB of nothing wrong; a failure is told in its message.
    reporters: ['default', ['json', { filterMeta: (key) => key !== 'reports' }]],
    projects: [storiesIn('pomp'), storiesIn('noord')],
  },
});
