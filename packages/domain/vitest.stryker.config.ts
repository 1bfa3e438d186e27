import { mergeConfig } from 'vitest/config';
import usual from '@pomp/tooling/vitest';

/** Rules are changed in a copy of this package: what looks beside the package isn't there. */
export default mergeConfig(usual, { test: { exclude: ['src/installation-info/installation-questions.test.ts'] } });
