import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { watch } from 'chokidar';
import { formatMessages } from 'esbuild';
import { hasStylesheet } from '@pomp/tooling/build-options';
import { packageMaker, serverMaker, stylesheetMaker } from './makers.mjs';
import { serverState } from './server-state.mjs';

/**
 * @typedef {{ name: string, folder: string, programs: Readonly<Record<string, string>>, alsoReads?: string[], wordsAreSaidElsewhere?: boolean }} Server
 * wordsAreSaidElsewhere: a save of words (`texts.nl.ts`) needs no new start
 */

/**
 * An editor may write a file in two steps, and a formatter after it; nothing is built in between. As long as chokidar tells no second
 * change of a file: what was written in that time would never be read.
 */
const settledMs = 50;

/**
 * Builds packages and servers, and then keeps their outputs equal to their sources: what changed is replaced at once, nothing is ever
 * emptied, and what doesn't compile keeps the output that it had.
 * @param {object} options
 * @param {string} options.root what paths are said relative to
 * @param {string[]} options.packages absolute folders
 * @param {Server[]} options.servers
 * @param {string} options.staging a folder on the same disk, for files that are being written
 * @param {(line: string) => void} options.say
 * @param {(changed: Set<string>) => void} options.onBuilt told, when a save is built, which sources and outputs changed: what isn't right keeps the output that it had
 * @param {() => boolean} options.areRunning whether the servers run
 * @param {(outdated: string[]) => Promise<void> | void} options.onSave told, when a save is built, which servers would run something else now
 */
export async function watchBuilds({ root, packages, servers, staging, say, onBuilt, areRunning, onSave }) {
  const layers = [
    ...(await Promise.all(inLayers(packages).map((layer) => Promise.all(layer.flatMap((folder) => makersOf(folder, staging)))))),
    await Promise.all(servers.map((server) => serverMaker(server, staging))),
  ];
  /** @param {Set<string>} [files] absolute paths; without it, everything */
  const make = async (files) => {
    const touched = files && new Set(files);
    /** @type {import('./makers.mjs').Made[]} */
    const made = [];
    for (const layer of layers) {
      const results = await Promise.all(layer.map((makeIt) => makeIt(touched)));
      made.push(...results);
      // A style may be made of another package's output.
      for (const path of results.flatMap(({ changed }) => changed)) touched?.add(path);
    }
    const errors = await errorLines(
      made.flatMap((one) => one.errors),
      root,
    );
    return { changed: made.flatMap((one) => one.changed), errors };
  };

  // What is saved during the first is made after it.
  const saves = await watchedSaves([
    ...packages.map((folder) => join(folder, 'src')),
    ...servers.flatMap(({ folder, programs, alsoReads = [] }) =>
      ['src', ...Object.values(programs), ...alsoReads].map((path) => join(folder, path)),
    ),
  ]);
  const first = await make();
  for (const error of first.errors) say(error);
  const states = await Promise.all(servers.map(async (server) => ({ server, hasChanged: await serverState(server, packages) })));

  /** @param {Set<string>} files */
  const build = async (files) => {
    const since = performance.now();
    const { changed, errors } = await make(files);
    for (const error of errors) say(error);
    if (errors.length > 0) {
      say('Not built: what is wrong above keeps the output that it had, until the next save.');
      return changed;
    }
    const [first, ...others] = [...files].map((file) => relative(root, file));
    const count = changed.length === 1 ? '1 file' : `${changed.length} files`;
    say(
      `${first}${others.length > 0 ? ` and ${others.length} more` : ''}: ${count} in ${Math.round(performance.now() - since)} ms`,
    );
    return changed;
  };
  /** @param {Set<string>} files sources and outputs */
  const tellServers = async (files) => {
    const outdated = await Promise.all(
      states.map(async ({ server, hasChanged }) => {
        const reads = (server.alsoReads ?? []).map((path) => join(server.folder, path));
        const isRead = [...files].some((file) => reads.some((path) => file === path || file.startsWith(path + sep)));
        return ((await hasChanged(files, areRunning())) || isRead) && server.name;
      }),
    );
    await onSave(outdated.filter((name) => name !== false));
  };
  // A page shows what was built without waiting for the servers; these take all saves of their last start together.
  const toServers = inTurns(tellServers);
  const toBuild = inTurns(async (files) => {
    const changed = new Set([...files, ...(await build(files))]);
    onBuilt(changed);
    toServers.add(changed);
  });

  saves.tell((files) => toBuild.add(files));
}

/**
 * What doesn't compile, each thing once.
 * @param {import('esbuild').Message[]} errors
 * @param {string} root what paths are said relative to
 */
export async function errorLines(errors, root) {
  const messages = errors.map((error) => ({
    ...error,
    location: error.location && { ...error.location, file: relative(root, error.location.file) },
  }));
  const lines = await formatMessages(messages, { kind: 'error', color: process.stdout.isTTY });
  return [...new Set(lines.map((line) => line.trimEnd()))];
}

/**
 * Resolves once every save below these paths is seen.
 * @param {string[]} paths
 * @returns {Promise<{ tell: (onSaved: (files: Set<string>) => void) => void }>} `tell`: of each that has settled, those until now too
 */
async function watchedSaves(paths) {
  const watcher = watch(paths, { ignoreInitial: true });
  /** @type {NodeJS.Timeout | undefined} */
  let settling;
  /** @type {Set<string>} */
  let saved = new Set();
  /** @type {((files: Set<string>) => void) | undefined} */
  let told;
  const settled = () => {
    if (!told || saved.size === 0) return;
    told(saved);
    saved = new Set();
  };
  watcher.on('all', (event, path) => {
    if (event === 'addDir' || event === 'unlinkDir') return;
    saved.add(path);
    clearTimeout(settling);
    settling = setTimeout(settled, settledMs);
  });
  await new Promise((resolve) => watcher.once('ready', () => resolve(undefined)));
  return {
    tell: (onSaved) => {
      told = onSaved;
      settled();
    },
  };
}

/**
 * One piece of work after the other; what comes during one is the next, all together.
 * @param {(files: Set<string>) => Promise<void>} work
 */
function inTurns(work) {
  /** @type {Set<string>} */
  let waiting = new Set();
  let isWorking = false;
  const go = async () => {
    if (isWorking) return;
    isWorking = true;
    while (waiting.size > 0) {
      const files = waiting;
      waiting = new Set();
      await work(files);
    }
    isWorking = false;
  };
  return {
    /** @param {Set<string>} files */
    add: (files) => {
      for (const file of files) waiting.add(file);
      void go();
    },
  };
}

/**
 * @param {string} folder
 * @param {string} staging
 */
const makersOf = (folder, staging) => [
  packageMaker(folder, staging),
  ...(hasStylesheet(folder) ? [stylesheetMaker(folder, staging)] : []),
];

/**
 * Packages by what they are made of: first those that need no other, then those that need only these, and so on.
 * @param {string[]} folders
 */
function inLayers(folders) {
  const packages = new Map(
    folders.map((folder) => {
      const { name, dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      return [name, { folder, needs: Object.keys(dependencies) }];
    }),
  );
  /** @returns {number} */
  const depth = (/** @type {string} */ name) =>
    1 + Math.max(-1, ...(packages.get(name)?.needs ?? []).filter((other) => packages.has(other)).map(depth));
  /** @type {string[][]} */
  const layers = [];
  for (const [name, { folder }] of packages) (layers[depth(name)] ??= []).push(folder);
  return layers;
}
