import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { mergeConfig, type Rolldown } from 'vite';
import { referencePlugin } from '../reference/reference-plugin.js';
import { belowAPath } from './below-a-path.js';
import { packageSources } from './package-sources.js';
import { wordsReadDirectly } from './words-read-directly.js';

const components = join(import.meta.dirname, '../../../packages/design-system');

/** `pnpm check` builds the stories of a few files only, to test them; paths from this app's folder. */
const some = process.env.STORIES?.split(',').map((path) => join('..', path));

/**
 * What stories show, by the stories that show it, in files that are worth asking for (bytes). Left alone, whatever the same stories share is a file of its own: a page of documentation asked for hundreds, most of them
 * smaller than what it takes to ask, and for a list of who needs which.
 */
const shown: Rolldown.CodeSplittingGroup = {
  name: 'shown',
  test: /[\\/]packages[\\/][^\\/]+[\\/]src[\\/](?!.*\.(?:stories|guide)\.)/,
  entriesAware: true,
  entriesAwareMergeThreshold: 200_000,
};

/** What every page needs before its stories or words are known, and nothing else: among what is shown, it had twice as much come with it. */
const first: Rolldown.CodeSplittingGroup = { name: 'first', tags: ['$initial'], priority: 1 };

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: some ?? ['../docs/**/*.mdx', '../guides/*.stories.tsx', '../../../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // The site's own pictures too, which stories of its blocks show.
  staticDirs: ['../public', '../../site/public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // Reads what a prop may be through our types, for the documentation: of components. What a screen or a form is given stands in the reference.
    reactDocgen: some ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: join(components, 'tsconfig.json'),
      include: [join(components, 'src/**/*.tsx')],
      // What stories and guides share would be taken for components.
      exclude: [join(components, '**/*.{stories,guide,test}.tsx')],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  viteFinal: (given, { configType }) =>
    mergeConfig(given, {
      // Names that say something: guides point at parts by them.
      plugins: [
        react(),
        vanillaExtractPlugin({ identifiers: 'debug' }),
        referencePlugin(),
        wordsReadDirectly(),
        belowAPath(process.env.STORYBOOK_PATH),
      ],
      ...packageSources,
      resolve: {
        ...packageSources.resolve,
        // What is built has no `Profiler` otherwise, with which stories count what is rendered.
        alias: configType === 'PRODUCTION' ? { 'react-dom/client': 'react-dom/profiling' } : {},
      },
      optimizeDeps: {
        // All stories at once: a dependency that turns up later makes Vite reload the page.
        entries: ['../../packages/*/src/**/*.stories.tsx', '.storybook/preview.tsx'],
        include: ['react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
      },
      // To compress eight hundred files for a list of what each weighs, and to wrap its lines, took longer than to write them.
      logLevel: configType === 'PRODUCTION' ? 'warn' : 'info',
      // The manager and the docs are what is large; nobody loads this over a phone network.
      build: {
        chunkSizeWarningLimit: 4000,
        reportCompressedSize: false,
        // Source that is shown to be copied names a component as its function is called: made short, that was `<v label=…>`.
        rolldownOptions: { output: { keepNames: true, codeSplitting: { groups: [first, shown] } } },
      },
    }),
};

export default config;
