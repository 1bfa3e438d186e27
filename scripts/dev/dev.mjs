import { join } from 'node:path';
import { outdatedPages } from '../../apps/site/outdated-pages.mjs';
import { orClearLine } from '../workspace/clear-error.mjs';
import { readCommandLine } from '../workspace/command-line.mjs';
import { install, packageFolders } from '../workspace/install.mjs';
import { remembered, root } from '../workspace/places.mjs';
import { announcement } from '../stack/announcement.mjs';
import { runUntilStopped } from '../stack/run-until-stopped.mjs';
import { editionName, placesAndPorts, readSettings } from '../stack/settings.mjs';
import { refuseConflicts } from '../stack/stack.mjs';

/** @typedef {import('../stack/wiring.mjs').PartName} PartName */

const say = (/** @type {string} */ line) => console.log(line);

const server = (/** @type {PartName} */ name) => ({ name, folder: join(root, 'apps', name) });

// What each server is made of, and which other files it reads when it starts.
/** @type {import('./watch-builds.mjs').Server[]} */
const servers = [
  // What it stands in for says things as they were when it began.
  { ...server('sandbox'), programs: { main: 'src/main.ts' }, wordsAreSaidElsewhere: true },
  {
    ...server('backend'),
    programs: { main: 'src/main.ts', 'pdf-thread': 'src/adapters/pdf/pdf-thread.ts' },
    alsoReads: ['migrations', 'workers'],
  },
  // Its pages say the words that were saved; the server around them says only that something failed.
  { ...server('site'), programs: { server: 'server.ts' }, alsoReads: ['next.config.mjs'], wordsAreSaidElsewhere: true },
];

/** `pnpm dev`: the stack over watched sources. A save replaces what is made of it, and starts the servers again that run it; the page that is open shows it. */
export const dev = () =>
  orClearLine(async () => {
    readCommandLine({
      name: 'pnpm dev',
      about: `The stack over watched sources: a save shows in the browser at once, and starts a server again that runs it.\n${placesAndPorts}`,
    });
    const since = performance.now();
    const settings = readSettings(process.env);
    await refuseConflicts(settings);
    await install(say);
    // esbuild, which is written in Go, tidies up its memory each time that it has doubled, and holds all that we have: a fifth of its time.
    process.env.GOGC ??= '400';
    // Imported only now: they need what was installed.
    const { errorLines, watchBuilds } = await import('./watch-builds.mjs');
    const { publicPagesMaker } = await import('./makers.mjs');
    const { madeWhenAsked } = await import('./made-when-asked.mjs');
    const { startDevStack } = await import('./dev-stack.mjs');
    /** @type {import('./dev-stack.mjs').DevStack | undefined} */
    let stack;
    /** Of what was saved before all of them ran. @type {Set<PartName>} */
    const missed = new Set();
    /** Done once they run that: a server is started again by one at a time. */
    let caughtUp = Promise.resolve();
    const site = join(root, 'apps/site');
    const makePages = await publicPagesMaker(site, remembered('writing'));
    const publicPages = await madeWhenAsked({
      make: async (changed) => {
        const { errors } = await makePages(changed);
        for (const line of await errorLines(errors, root)) say(line);
      },
      outdated: join(site, 'dist', outdatedPages),
    });
    say('Building …');
    await watchBuilds({
      root,
      packages: packageFolders()
        .filter((folder) => folder.startsWith('packages/') && folder !== 'packages/tooling')
        .map((folder) => join(root, folder)),
      servers,
      staging: remembered('writing'),
      say,
      onBuilt: publicPages.changed,
      areRunning: () => stack !== undefined,
      onSave: async (outdated) => {
        const names = /** @type {PartName[]} */ (outdated);
        if (!stack) return names.forEach((name) => missed.add(name));
        await caughtUp;
        await stack.restart(names);
      },
    });
    await runUntilStopped(
      async (hooks) => {
        // The site asks for them once Next is ready.
        void publicPages.upToDate();
        stack = await startDevStack({ ...settings, ...hooks, say, pagesMaker: publicPages.url });
        if (missed.size > 0) caughtUp = stack.restart([...missed]);
        return stack;
      },
      () => say(announcement({ ...settings, edition: editionName(process.env), seconds: (performance.now() - since) / 1000 })),
    );
  });
