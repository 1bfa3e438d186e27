import { orClearLine } from '../workspace/clear-error.mjs';
import { install } from '../workspace/install.mjs';

/**
 * `pnpm bench`: installs, builds and measures. `pnpm bench sizes` takes only what components cost, and writes it into
 * docs/benchmarks.md; `pnpm bench sizes accept` makes that the new limits of the check. `pnpm bench lighthouse` looks at
 * pages as a phone does, `pnpm bench pages` measures the public ones only. Ends with code 1 where a page promises more than it is.
 * @param {string[]} args
 */
export const bench = ([what, accept]) =>
  orClearLine(async () => {
    await install(console.log);
    // Imported only now: they need what was installed.
    if (what === 'sizes') {
      const { measureSizes } = await import('./sizes.mjs');
      await measureSizes({ accept: accept === 'accept' });
    } else if (what === 'lighthouse') {
      const { measureLighthouse } = await import('./lighthouse.mjs');
      await measureLighthouse();
    } else if (what === 'pages') {
      const { measurePages } = await import('./public-pages.mjs');
      await measurePages();
    } else {
      const { measure } = await import('./measure.mjs');
      await measure();
    }
    process.exit();
  });
