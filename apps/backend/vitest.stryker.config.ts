import { styleNames } from '@pomp/tooling/vitest';
import { defineConfig } from 'vitest/config';
import { postgres, resolving, setupFile, usual } from './vitest.shared.config.js';

/** For use cases that are changed in a copy of this folder: without what starts programs of its own, in which the change isn't, and without what looks beside the folder. */
export default defineConfig({
  ...resolving,
  plugins: [styleNames()],
  test: {
    ...usual,
    ...postgres,
    globalSetup: [...postgres.globalSetup],
    include: ['src/*/**/*.test.ts'],
    exclude: ['src/**/*.{pglite,postgres}.test.ts', 'src/{adapters,backup,doctor,http,observing,retry-jobs,seed,testing}/**'],
    setupFiles: [setupFile],
  },
});
