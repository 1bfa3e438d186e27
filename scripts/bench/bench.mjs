import { ClearError, orClearLine } from '../workspace/clear-error.mjs';
import { readCommandLine } from '../workspace/command-line.mjs';
import { install } from '../workspace/install.mjs';

/** @typedef {(options: { accept: boolean }) => Promise<void>} Measure */

/** What can be measured by itself. Each is imported only when it is asked for: it needs what is installed first. @type {Record<string, { about: string, load: () => Promise<Measure> }>} */
const parts = {
  sizes: {
    about:
      'what importing each component costs, written into docs/benchmarks.md; `sizes accept` makes that the limits of the check',
    load: async () => (await import('./sizes.mjs')).measureSizes,
  },
  lighthouse: { about: 'pages as a phone sees them', load: async () => (await import('./lighthouse.mjs')).measureLighthouse },
  pages: { about: 'the public pages only', load: async () => (await import('./public-pages.mjs')).measurePages },
  calls: { about: 'what calls cost on top of bare routes', load: async () => (await import('./calls.mjs')).measureCalls },
  backends: { about: 'what a second backend adds', load: async () => (await import('./two-backends.mjs')).measureTwoBackends },
  worst: {
    about: 'how long others wait while one customer makes the most expensive requests',
    load: async () => (await import('./one-customers-worst.mjs')).measureOneCustomersWorst,
  },
  dev: {
    about: 'from a save to seeing it, under `pnpm dev`',
    load: async () => (await import('./dev-saves.mjs')).measureSaves,
  },
};

/** `pnpm bench`: installs, builds and measures. Ends with code 1 where a page promises more than it is. */
export const bench = () =>
  orClearLine(async () => {
    const {
      args: [what, accept],
    } = readCommandLine({
      name: 'pnpm bench',
      about: [
        'Measures what we cost on top of the bare thing, as ratios; see docs/benchmarks.md.',
        ...Object.entries(parts).map(([name, { about }]) => `${name}: ${about}.`),
      ].join('\n'),
      args: [
        { name: 'what', about: 'only that', choices: Object.keys(parts) },
        { name: 'accept', about: 'after `sizes`', choices: ['accept'] },
      ],
    });
    if (accept && what !== 'sizes') throw new ClearError('`accept` goes with `pnpm bench sizes` only.');
    await install(console.log);
    const load = parts[what ?? '']?.load ?? (async () => (await import('./measure.mjs')).measure);
    await (
      await load()
    )({ accept: accept === 'accept' });
    process.exit();
  });
