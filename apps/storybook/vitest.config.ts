import { join } from 'node:path';
import { env } from 'node:process';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { chromiumArguments, chromiumPath } from '@pomp/tooling/chromium';
import { reporters } from '@pomp/tooling/vitest';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { brandShares } from './.storybook/brand-shares.js';
import { packageSources } from './.storybook/package-sources.js';

/** Every story as a test, with axe and on the narrowest screen. */
export default defineConfig({
  ...packageSources,
  plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook') })],
  test: {
    ...reporters('stories'),
    // Without axe's full report per story, which is 30 MB of nothing wrong; a failure is told in its message.
    reporters: ['default', ['json', { filterMeta: (key) => key !== 'reports' }]],
    setupFiles: ['.storybook/vitest.setup.ts'],
    // One page for all files: to load every module again for each of a hundred files took more than half of the time.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      // Without motion: axe judges what is on the page, not a colour halfway a fade.
      provider: playwright({
        launchOptions: { executablePath: await chromiumPath(), args: chromiumArguments },
        contextOptions: { reducedMotion: 'reduce' },
      }),
      // Both brands from one server, so that nothing is transformed twice.
      instances: brandShares(['pomp', 'noord']).map(({ brand, leaves }) => ({
        browser: 'chromium' as const,
        name: brand,
        provide: { brand },
        // An instance's list goes before the one that Storybook's plugin makes.
        exclude: [...configDefaults.exclude, '**/*.mdx', ...(env.BRANDS === 'every' ? [] : leaves)],
      })),
    },
  },
});
