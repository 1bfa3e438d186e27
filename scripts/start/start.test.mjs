import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { build } from '../workspace/build.mjs';
import { freePorts } from '../stack/ports.mjs';
import { startStack } from '../stack/stack.mjs';
import { addresses, livePaths } from '../stack/wiring.mjs';
import { stackPackages } from '../stack/start.mjs';
import { root } from '../workspace/places.mjs';
import { run } from '../workspace/run.mjs';
import { Command } from './command.mjs';

/** @typedef {import('../stack/settings.mjs').Ports} Ports */

// What takes minutes on a fresh clone isn't what is tried here.
beforeAll(() => build(stackPackages, () => undefined));

/** @typedef {(() => unknown)[]} Cleaning what is to be done afterwards, the last first */

/** @type {Cleaning} */
const cleaning = [];
/** @type {Cleaning} */
const atTheEnd = [];
const cleanUp = async (/** @type {Cleaning} */ todo) => {
  for (const clean of todo.splice(0).reverse()) await clean();
};
afterEach(() => cleanUp(cleaning));

function dataFolder(todo = cleaning) {
  const folder = mkdtempSync(join(tmpdir(), 'pomp-start-'));
  todo.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/**
 * Without the visit to every page afterwards, which takes longer than the start.
 * @type {Record<string, string>}
 */
const quickStart = { WARM_UP: 'off' };
/**
 * Nor with demo customers, for whom nobody asks.
 * @type {Record<string, string>}
 */
const emptyStart = { ...quickStart, DEMO_DATA: '0' };

/**
 * @param {Ports} ports
 * @param {string} dataDir
 */
function npmStart({ site, backend, sandbox, smtp }, dataDir, todo = cleaning, environment = quickStart) {
  const command = new Command({
    ...environment,
    SITE_PORT: String(site),
    BACKEND_PORT: String(backend),
    SANDBOX_PORT: String(sandbox),
    SANDBOX_SMTP_PORT: String(smtp),
    DATA_DIR: dataDir,
  });
  todo.push(() => command.stop());
  return command;
}

/** @param {string} url */
const statusOf = (url) =>
  fetch(url).then(
    ({ status }) => status,
    () => 'no answer',
  );

/** Of each part by itself: a site that visits its pages may hear of its backend later than it waits. @param {Ports} ports */
async function health(ports) {
  const urls = addresses(ports);
  return Promise.all([
    statusOf(urls.sandbox + livePaths.sandbox),
    statusOf(urls.backend + livePaths.backend),
    statusOf(urls.site + livePaths.site),
  ]);
}

describe('npm start', () => {
  describe('several copies side by side', () => {
    /** @type {{ ports: Ports, dataDir: string, command: Command }[]} */
    const copies = [];
    // To make a database takes seconds of processor time: these two serve all that is asked of a copy that runs, and leave their data to the rest.
    beforeAll(async () => {
      for (let count = 0; count < 2; count++) {
        // The one before doesn't listen yet.
        const [ports, dataDir] = [await freePorts(copies.flatMap((one) => Object.values(one.ports))), dataFolder(atTheEnd)];
        // The first as everyone starts it; when it is asked to stop, it is still visiting its pages.
        const environment = count === 0 ? {} : emptyStart;
        copies.push({ ports, dataDir, command: npmStart(ports, dataDir, atTheEnd, environment) });
      }
      await Promise.all(copies.map(({ command }) => command.says('Pomp is running')));
    });
    afterAll(() => cleanUp(atTheEnd));
    const copy = (/** @type {0 | 1} */ index) => /** @type {(typeof copies)[number]} */ (copies[index]);

    test('all run, each with its own addresses', async () => {
      expect((await Promise.all(copies.map(({ ports }) => health(ports)))).flat()).toEqual(Array(6).fill(200));
    });

    test('a space of Storyblok’s gets what this version needs, once', async () => {
      const sync = (/** @type {string[]} */ ...options) =>
        run(process.execPath, ['scripts/cms-sync.mjs', '--space=1', `--endpoint=${addresses(copy(1).ports).sandbox}`, ...options], {
          cwd: root,
          env: { ...process.env, STORYBLOK_PERSONAL_TOKEN: 'sandbox-personal-token', STORYBLOK_WEBHOOK_SECRET: 'secret' },
        });
      const site = '--site=https://pomp.example';
      const shown = await sync(site);
      expect(shown).toMatchObject({ code: 0, output: expect.stringContaining('nothing was changed. --apply does it.') });
      for (const line of ['+ folder Openingen', '+ block hero', '+ webhook to https://pomp.example/api/storyblok/publish'])
        expect(shown.output).toContain(line);
      expect((await sync(site, '--apply')).code).toBe(0);
      expect((await sync(site)).output.trim()).toBe('Space 1 has what this version of the site needs.');
    });

    test('refuses data that another copy uses, and leaves that copy alone', async () => {
      const { ports, dataDir, command: first } = copy(0);
      const second = npmStart(await freePorts(), dataDir);
      expect(await second.ended).toBe(1);
      const [line, ...rest] = second.said.trim().split('\n');
      expect(line).toContain(`${dataDir} is in use by the copy at http://localhost:${ports.site} (process ${first.child.pid})`);
      expect(line).toContain('another DATA_DIR');
      expect(rest).toEqual([]);
      expect(await health(ports)).toEqual([200, 200, 200]);
    });

    test('starts all three, says where and for whom, and stops them when asked', async () => {
      const { ports, dataDir, command } = copy(0);
      const urls = addresses(ports);
      for (const expected of [...Object.values(urls), 'demo@pomp.example', 'leeg@pomp.example', 'Warmte123'])
        expect(command.said).toContain(expected);
      const login = await fetch(`${urls.site}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: urls.site },
        body: JSON.stringify({ email: 'leeg@pomp.example', password: 'Warmte123' }),
      });
      expect(login.status).toBe(200);

      expect(await command.stop('SIGTERM')).toBe(0);
      expect(await health(ports)).toEqual(['no answer', 'no answer', 'no answer']);
      expect(existsSync(join(dataDir, 'running.lock'))).toBe(false);
    });

    test('starts again on what was left, stops at Ctrl-C, and leaves the other copy alone', async () => {
      const { ports, dataDir } = copy(0);
      const again = npmStart(ports, dataDir);
      await again.says('Pomp is running');
      expect(await health(ports)).toEqual([200, 200, 200]);
      expect(await again.stop('SIGINT')).toBe(0);
      expect(await health(ports)).toEqual(['no answer', 'no answer', 'no answer']);
      expect(await health(copy(1).ports)).toEqual([200, 200, 200]);
    });

    test('leaves nothing behind when it is killed', async () => {
      const { ports, command } = copy(1);
      await command.stop('SIGKILL');
      await expect.poll(() => health(ports), { timeout: 20_000, interval: 200 }).toEqual(['no answer', 'no answer', 'no answer']);
    });

    test('starts a part again that dies, and stops the rest when it keeps dying', async () => {
      const { ports, dataDir } = copy(1);
      /** @type {(error: Error) => void} */
      let tell = () => undefined;
      /** @type {Promise<Error>} */
      const told = new Promise((resolve) => (tell = resolve));
      /** @type {string[]} */
      const restarts = [];
      const stack = await startStack({
        ports,
        dataDir,
        env: { ...process.env, ...emptyStart },
        onLost: tell,
        onRestart: (line) => restarts.push(line),
      });
      cleaning.push(() => stack.stop());
      const killBackend = () => stack.parts.backend?.child.kill('SIGKILL');

      killBackend();
      await expect
        .poll(() => restarts, { timeout: 20_000 })
        .toEqual([expect.stringContaining('The backend stopped by itself (ended by SIGKILL) and is started again')]);
      await expect.poll(() => health(ports), { timeout: 120_000, interval: 200 }).toEqual([200, 200, 200]);

      const killing = setInterval(killBackend, 100);
      expect((await told).message).toContain('The backend stopped by itself (ended by SIGKILL)');
      clearInterval(killing);
      await stack.stop();
      expect(await health(ports)).toEqual(['no answer', 'no answer', 'no answer']);
    });
  });

  test('names a port that is in use, who uses it and what to do', async () => {
    const ports = await freePorts();
    const other = createServer().listen(ports.backend);
    await once(other, 'listening');
    cleaning.push(() => other.close());

    const command = npmStart(ports, dataFolder());
    expect(await command.ended).toBe(1);
    const [line, ...rest] = command.said.trim().split('\n');
    expect(line).toMatch(
      new RegExp(
        `^Port ${ports.backend} is in use.*: stop that process, or choose another port, for example by BACKEND_PORT=\\d+ in the environment\\.$`,
      ),
    );
    expect(rest).toEqual([]);
    other.close();
    expect(await health(ports)).toEqual(['no answer', 'no answer', 'no answer']);
  });

  test.each([
    [{ SITE_PORT: 'tachtig' }, 'SITE_PORT=tachtig is not a port'],
    [{ SITE_PORT: '4801', BACKEND_PORT: '4801' }, 'SITE_PORT and BACKEND_PORT are both 4801'],
  ])('says in one line what is wrong with %o', async (env, line) => {
    const command = new Command({ ...env });
    expect(await command.ended).toBe(1);
    expect(command.said.trim().split('\n')).toEqual([expect.stringContaining(line)]);
  });
});
