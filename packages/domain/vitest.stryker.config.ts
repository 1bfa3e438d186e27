import { mergeConfig } from 'vitest/config';
import { unitTests } from '@pomp/tooling/vitest';

/** Rules are changed in a copy of this package: what looks beside the package isn't there. */
export default mergeConfig(unitTests(), { test: { exclude: ['src/installation-info/installation-questions.test.ts'] } });
