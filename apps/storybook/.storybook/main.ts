import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';
import { packageSources } from './package-sources.js';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../docs/*.mdx', '../../../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (given) =>
    mergeConfig(given, {
      plugins: [react(), vanillaExtractPlugin()],
      ...packageSources,
      optimizeDeps: {
        // All stories at once: a dependency that turns up halfway the tests makes Vite reload the page under them.
        entries: ['../../packages/*/src/**/*.stories.tsx', '.storybook/preview.tsx'],
        include: ['react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
      },
      // The manager and the docs are what is large; nobody loads this over a phone network.
      build: { chunkSizeWarningLimit: 4000 },
    }),
};

export default config;
