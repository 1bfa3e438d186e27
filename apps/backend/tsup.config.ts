import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { main: 'src/main.ts', backup: 'src/backup/main.ts', jobs: 'src/jobs/main.ts' },
  format: 'esm',
  target: 'node20',
  platform: 'node',
  clean: true,
  sourcemap: true,
});
