import { execFileSync } from 'node:child_process';
import { build } from '../workspace/build.mjs';
import { ClearError, orClearLine } from '../workspace/clear-error.mjs';
import { readCommandLine } from '../workspace/command-line.mjs';
import { install } from '../workspace/install.mjs';
import { root } from '../workspace/places.mjs';
import { recordFigures } from './record-figures.mjs';

/** @typedef {{ said: string[], bad: string[] }} Outcome what was seen, and what should not have been */

/** @type {Record<string, { about: string, size: number, unit: string, fromSources?: boolean, load: () => Promise<(size: number) => Promise<Outcome>> }>} */
const trials = {
  machines: {
    about: 'two sites and two backends behind nginx, one killed again and again under load',
    size: 120,
    unit: 'seconds',
    load: async () => (await import('./machines.mjs')).tryMachines,
  },
  rollouts: {
    about: 'an older version and this one side by side behind nginx, replaced one at a time under load (OLD_CHECKOUT)',
    size: 2,
    unit: 'times there and back',
    load: async () => (await import('./machines.mjs')).tryRollouts,
  },
  kills: {
    about: 'kill -9 of the backend in the middle of saves, on both databases',
    size: 100,
    unit: 'cycles on each',
    load: async () => (await import('./kills.mjs')).tryKills,
  },
  races: {
    about: 'the same thing done by four at the same moment',
    size: 1_000,
    unit: 'of each kind',
    load: async () => (await import('./races.mjs')).tryRaces,
  },
  drill: {
    about: 'a back-up made under load, and all of it on another machine',
    size: 200,
    unit: 'houses',
    load: async () => (await import('./drill.mjs')).tryDrill,
  },
  mutants: {
    about: 'rules changed one by one, to see whether a test notices',
    size: 12,
    unit: 'files of rules',
    fromSources: true,
    load: async () => (await import('./mutants.mjs')).tryMutants,
  },
  'use-cases': {
    about: 'the same of the backend’s use cases',
    size: 3,
    unit: 'files of use cases',
    fromSources: true,
    load: async () => (await import('./mutants.mjs')).tryUseCaseMutants,
  },
  scanners: {
    about: 'wapiti and sqlmap against what was built, on this machine only',
    size: 5,
    unit: 'minutes for wapiti',
    load: async () => (await import('./scanners.mjs')).tryScanners,
  },
  requests: {
    about: 'hostile requests to every call, made from the contract',
    size: 20_000,
    unit: 'requests',
    fromSources: true,
    load: async () => (await import('./requests.mjs')).tryRequests,
  },
};

/** `pnpm trust`: does to a running system what would break one that can't be trusted, and writes what came of it into docs/trust.md. */
export const trust = () =>
  orClearLine(async () => {
    const { args, options } = readCommandLine({
      name: 'pnpm trust',
      about: `Tries what must hold under attack and fault, and writes the figures into docs/trust.md.\n${Object.entries(trials)
        .map(([name, { about, size, unit }]) => `${name}: ${about} (${size} ${unit}).`)
        .join('\n')}`,
      args: [{ name: 'what', about: 'which one', choices: Object.keys(trials) }],
      options: { size: { type: 'string', about: 'how many, or how long, instead of the usual' } },
    });
    const [name = ''] = args;
    const trial = trials[name];
    if (!trial) throw new ClearError('Say which one: see `pnpm trust --help`.');
    const size = options.size === undefined ? trial.size : Number(options.size);
    if (!Number.isInteger(size) || size < 1) throw new ClearError('--size takes a whole number.');
    await install(console.log);
    if (!trial.fromSources) await build(['@pomp/site', '@pomp/backend', '@pomp/sandbox'], console.log);
    const { said, bad } = await (await trial.load())(size);
    recordFigures(name, { command: `pnpm trust ${name} --size=${size}`, said, bad, date: new Date(), commit: commit() });
    console.log([...said, ...bad.map((what) => `NOT AS IT MUST BE: ${what}`)].join('\n'));
    process.exit(bad.length > 0 ? 1 : 0);
  });

/** What was tried, as far as it was committed. */
const commit = () => execFileSync('git', ['describe', '--always', '--dirty', '--abbrev=8'], { cwd: root, encoding: 'utf8' }).trim();
