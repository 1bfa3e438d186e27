import { ClearError, orClearLine } from '../workspace/clear-error.mjs';
import { readCommandLine } from '../workspace/command-line.mjs';
import { install } from '../workspace/install.mjs';

/** `pnpm bench`: installs, builds and measures. Ends with code 1 where a page promises more than it is. */
export const bench = () =>
  orClearLine(async () => {
    const {
      args: [what, accept],
    } = readCommandLine({
      name: 'pnpm bench',
      about: [
        'Measures what we cost on top of the bare thing, as ratios; see docs/benchmarks.md.',
        'sizes: what importing each component costs, written into docs/benchmarks.md; `sizes accept` makes that the limits of the check.',
        'lighthouse: pages as a phone sees them. pages: the public ones only. calls: what calls cost on top of bare routes. backends: what a second backend adds. worst: what others wait while one customer asks for the dearest. dev: from a save to seeing it, under `pnpm dev`.',
      ].join('\n'),
      args: [
        { name: 'what', about: 'only that', choices: ['sizes', 'lighthouse', 'pages', 'calls', 'backends', 'worst', 'dev'] },
        { name: 'accept', about: 'after `sizes`', choices: ['accept'] },
      ],
    });
    if (accept && what !== 'sizes') throw new ClearError('`accept` goes with `pnpm bench sizes` only.');
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
    } else if (what === 'calls') {
      const { measureCalls } = await import('./calls.mjs');
      await measureCalls();
    } else if (what === 'backends') {
      const { measureTwoBackends } = await import('./two-backends.mjs');
      await measureTwoBackends();
    } else if (what === 'worst') {
      const { measureOneCustomersWorst } = await import('./one-customers-worst.mjs');
      await measureOneCustomersWorst();
    } else if (what === 'dev') {
      const { measureSaves } = await import('./dev-saves.mjs');
      await measureSaves();
    } else {
      const { measure } = await import('./measure.mjs');
      await measure();
    }
    process.exit();
  });
