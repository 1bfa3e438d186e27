import { orClearLine } from '../workspace/clear-error.mjs';
import { install } from '../workspace/install.mjs';

/** `pnpm bench`: installs, builds and measures. */
export const bench = () =>
  orClearLine(async () => {
    await install(console.log);
    // Imported only now: it needs what was installed.
    const { measure } = await import('./measure.mjs');
    await measure();
    process.exit(0);
  });
