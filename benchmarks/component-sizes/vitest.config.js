import { reporters } from '@pomp/tooling/vitest';
import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { testTimeout: 60_000, ...reporters('sizes') } });
