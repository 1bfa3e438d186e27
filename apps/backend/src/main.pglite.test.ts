import { createHash, randomBytes } from 'node:crypto';
import { Agent, get } from 'node:http';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { asksOnlyFor } from '@pomp/tooling/hear-words-elsewhere';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { manifestFile, type Manifest } from './backup/manifest.js';
import { minutes } from './clock/clock.js';
import { mp4Head } from './testing/multipart.js';
import { Browser } from './testing/browser.js';
import { bundleServer, runCommand, startServer, temporaryFolder, type ServerProcess } from './testing/bundled-server.js';
import { openMailbox, type Mailbox } from './testing/mailbox.js';
import { reservation } from './testing/reserving.js';

// How servers start, stop and keep what they have; of what they say, the subject of a mail.
asksOnlyFor('correspondence/reservation.subject');

/** Every test here starts servers, on a machine that may be busy with much else. */
vi.setConfig({ testTimeout: 240_000 });

let file: string;
let data: Awaited<ReturnType<typeof temporaryFolder>>;
let mailbox: Mailbox;
const running: ServerProcess[] = [];
/** The last that was started as everyone starts it. */
let usual: ServerProcess | undefined;
/** The one on what was restored. */
let restored: ServerProcess | undefined;

beforeAll(async () => {
  file = await bundleServer();
  data = await temporaryFolder();
  mailbox = await openMailbox();
  mailbox.refuse(true);
});
/** Starting one is what takes long here: these go on for the next test. */
afterEach(() => end(running.filter((server) => server !== usual && server !== restored)));
afterAll(async () => {
  await end([...running]);
  await mailbox.close();
  await data.remove();
});

async function end(servers: readonly ServerProcess[]) {
  for (const server of servers) {
    server.process.kill('SIGKILL');
    await server.ended;
    running.splice(running.indexOf(server), 1);
  }
}

/** A server process on the embedded database of this file. One with an environment of its own has it to itself. */
async function start(environment: Record<string, string> = {}): Promise<ServerProcess> {
  if (Object.keys(environment).length > 0) await end(running.filter((server) => server === usual));
  const server = await startServer(file, { DATA_DIR: data.path, DEMO_DATA: '1', SMTP_URL: mailbox.url, ...environment });
  running.push(server);
  return server;
}

const isRunning = (server: ServerProcess | undefined): server is ServerProcess =>
  server !== undefined && running.includes(server) && server.process.exitCode === null && server.process.signalCode === null;

/** One that answers: of an earlier test, when it still runs. */
async function usualServer(): Promise<ServerProcess> {
  if (isRunning(usual)) return usual;
  usual = await start();
  await usual.ready();
  return usual;
}

const elsewhere = () => join(data.path, 'elsewhere');
/** The same for one that has data of its own, which were restored where that was tested before. */
async function serverElsewhere(environment: Record<string, string> = {}): Promise<ServerProcess> {
  if (isRunning(restored)) return restored;
  restored = await start({ DATA_DIR: elsewhere(), ...environment });
  await restored.ready();
  return restored;
}

async function stop(server: ServerProcess, signal: NodeJS.Signals) {
  server.process.kill(signal);
  return server.ended;
}

const owners = (folder = data.path) => readdir(join(folder, 'database', 'owners'));
/** The next that starts needn't find out whether someone still runs. */
const expectNoOwner = async (folder?: string) => expect(await owners(folder)).toEqual([]);

const browserOf = ({ url }: ServerProcess) => new Browser((path, init) => fetch(url + path, init), 'http://localhost:3000');

async function loggedIn(server: ServerProcess): Promise<Browser> {
  const browser = browserOf(server);
  await expect(browser.call('login', { body: { email: 'demo@pomp.example', password: 'Warmte123' } })).resolves.toMatchObject({
    status: 200,
  });
  return browser;
}

async function houseIdOf(browser: Browser): Promise<string> {
  const { body } = await browser.call('getHouses', {});
  return Array.isArray(body) ? (body[0]?.id ?? '') : '';
}

describe('SIGTERM', () => {
  let browser: Browser;
  let houseId: string;
  const statuses: number[] = [];
  const failures: string[] = [];
  let code: number | null;
  let left: readonly string[];

  beforeAll(async () => {
    const server = await usualServer();
    browser = await loggedIn(server);
    houseId = await houseIdOf(browser);
    await browser.call('postHouseInfo', {
      query: { houseId },
      body: { houseInfo: { completed: false, consumption: { gasConsumption: '1111' } } },
    });
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const agent = new Agent({ keepAlive: true, maxSockets: 8 });
    let refused = false;
    const ask = () =>
      new Promise<void>((resolve) => {
        get(`${server.url}/api/account/getHouses`, { agent, headers: { cookie } }, (response) => {
          statuses.push(response.statusCode ?? 0);
          response.resume().on('end', resolve);
        }).on('error', (error: NodeJS.ErrnoException) => {
          // Nobody listens any more: that is the end, and not a request that was dropped.
          if (error.code === 'ECONNREFUSED') refused = true;
          else failures.push(error.message);
          resolve();
        });
      });
    const client = async () => {
      while (!refused && failures.length === 0) await ask();
    };
    await Promise.all(Array.from({ length: 8 }, ask));
    const clients = Array.from({ length: 8 }, client);
    ({ code } = await stop(server, 'SIGTERM'));
    await Promise.all(clients);
    agent.destroy();
    left = await owners();
  });

  test('lets everyone who is being answered finish, and ends well', () => {
    expect(failures).toEqual([]);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(code).toBe(0);
    expect(left).toEqual([]);
  });

  test('a full disk is told to whoever saves, while reading goes on', async () => {
    const full = await start({ MIN_FREE_DISK_MB: '1000000000' });
    await full.ready();
    const again = browserOf(full);
    for (const [name, value] of browser.cookies) again.cookies.set(name, value);
    await expect(again.call('getHouses', {})).resolves.toMatchObject({ status: 200 });
    await expect(again.call('postUserDeletion', {})).resolves.toMatchObject({ status: 507, body: { code: 'storageFull' } });
  });

  test('what was saved is there after a stop', async () => {
    const back = await loggedIn(await usualServer());
    await expect(back.call('getHouseInfo', { query: { houseId } })).resolves.toMatchObject({
      body: { houseInfo: { consumption: { gasConsumption: '1111' } } },
    });
  });
});

describe('a kill at any moment', () => {
  /** One kill: what had been acknowledged until then, and what the server that came after found. */
  interface Kill {
    readonly saved: number;
    readonly tried: number;
    /** What ended the saves before the kill. */
    readonly failure: unknown;
    readonly consumption: { readonly gasConsumption?: unknown; readonly electricityConsumption?: unknown };
    readonly owners: readonly (readonly [pid: number | undefined, owners: readonly string[]])[];
    readonly offsets: readonly number[];
  }
  const kills: Kill[] = [];
  const film = Buffer.concat([mp4Head, randomBytes(30_000_000)]);
  let path: string;
  let offset = 0;
  const body = reservation();
  let reserved: number;

  const tusOf = async (browser: Browser) => {
    const { status, body: given } = await browser.call('postUploadToken', {});
    if (status !== 200) throw new Error(`No token: ${status}.`);
    return { 'tus-resumable': '1.0.0', authorization: `Bearer ${given.uploadToken}` };
  };
  type Tus = Awaited<ReturnType<typeof tusOf>>;
  const append = ({ url }: ServerProcess, tus: Tus, sent: BodyInit) => {
    const headers = { ...tus, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' };
    return fetch(url + path, { method: 'PATCH', headers, body: sent, duplex: 'half' } as RequestInit);
  };
  const offsetAt = async ({ url }: ServerProcess, tus: Tus) =>
    Number((await fetch(url + path, { method: 'HEAD', headers: tus })).headers.get('upload-offset'));

  // All of it is under way at each kill: a server that starts is what takes long.
  beforeAll(async () => {
    let server = await usualServer();
    let browser = await loggedIn(server);
    let tus = await tusOf(browser);
    const begun = await fetch(`${server.url}/documents/tus`, {
      method: 'POST',
      headers: {
        ...tus,
        'upload-length': String(film.length),
        'upload-metadata': `filename ${Buffer.from('film.mp4').toString('base64')}`,
      },
    });
    path = begun.headers.get('location') ?? '';

    let saved = 0;
    const moments = [0, 20, 120];
    for (const moment of moments) {
      let sent = () => {};
      const halfway = new Promise<void>((resolve) => (sent = resolve));
      // The rest never comes: the server is gone before.
      const patch = append(server, tus, Readable.toWeb(Readable.from(half(film.subarray(offset), sent))) as ReadableStream).catch(
        () => undefined,
      );
      await halfway;
      const before = offset;
      await vi.waitFor(async () => expect(await offsetAt(server, tus)).toBeGreaterThan(before), { timeout: 30_000 });
      const houseId = await houseIdOf(browser);
      let tried = saved;
      let failure: unknown;
      const saving = (async () => {
        for (;;) {
          tried = saved + 1;
          const consumption = { gasConsumption: String(tried), electricityConsumption: String(tried) };
          const answer = await browser.call('postHouseInfo', {
            query: { houseId },
            body: { houseInfo: { completed: false, consumption } },
          });
          if (answer.status !== 200) throw new Error(`A save was refused with ${answer.status}.`);
          saved = tried;
        }
      })().catch((error: unknown) => {
        failure = error;
      });
      const enough = saved + 3;
      while (saved < enough && failure === undefined) await pause(1);
      await pause(moment);
      const failedBefore = failure;
      const isLast = moment === moments.at(-1);
      if (isLast) reserved = (await browserOf(server).call('postReservation', { body })).status;
      await stop(server, 'SIGKILL');
      await Promise.all([saving, patch]);

      const left = [server.process.pid, await owners()] as const;
      if (isLast) mailbox.refuse(false);
      server = await usualServer();
      const taken = [server.process.pid, await owners()] as const;
      browser = await loggedIn(server);
      tus = await tusOf(browser);
      const { body: found } = await browser.call('getHouseInfo', { query: { houseId } });
      const consumption = ('houseInfo' in found && found.houseInfo.consumption) || {};
      offset = await offsetAt(server, tus);
      kills.push({ saved, tried, failure: failedBefore, consumption, owners: [left, taken], offsets: [before, offset] });
      saved = Number(consumption.gasConsumption);
    }
  });

  test('loses nothing that was acknowledged, leaves no half of a change, and the next takes over', () => {
    expect(kills).toHaveLength(3);
    for (const { saved, tried, failure, consumption, owners: found } of kills) {
      // Only the kill may end it.
      expect(failure).toBeUndefined();
      // It couldn't clean up; whoever comes next takes over.
      for (const [pid, names] of found) expect(names).toEqual([expect.stringContaining(`.${pid}.`)]);
      expect([saved, tried]).toContain(Number(consumption.gasConsumption));
      expect(consumption.electricityConsumption).toBe(consumption.gasConsumption);
    }
  });

  test('lets an upload in parts go on at its byte, and is the same file', async () => {
    for (const {
      offsets: [before = 0, after = 0],
    } of kills)
      expect(after).toBeGreaterThan(before);
    const server = await usualServer();
    const browser = await loggedIn(server);
    expect((await append(server, await tusOf(browser), film.subarray(offset))).status).toBe(204);
    const stored = await browser.request(`/api/account/getUpload?id=${path.split('/').at(-1)}`);
    const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
    expect(hash(new Uint8Array(await stored.arrayBuffer()))).toBe(hash(film));
  });

  test(
    'lets the mails of a reservation that was accepted leave, each once',
    async () => {
      expect(reserved).toBe(200);
      // Those of the demo and of the logins before come too, once each is tried again.
      const { email } = body.contactInformation;
      const received = () => mailbox.mails.filter(({ to }) => to?.some(({ address }) => address === email));
      // A mail that was on its way out at the kill is tried again when nobody else can be busy with it any more.
      await expect
        .poll(
          () =>
            received()
              .map(({ subject }) => subject)
              .sort(),
          { timeout: minutes(6), interval: 200 },
        )
        .toEqual([expect.stringMatching(/^Je reservering \d{4}-\d{5} bij Pomp$/)]);
    },
    minutes(8),
  );
});

/** The first half of these bytes, and then a silence. */
async function* half(bytes: Uint8Array, sent: () => void): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length / 2; at += 65_536) yield bytes.subarray(at, at + 65_536);
  sent();
  await new Promise(() => {});
}

describe('a second process on the same data', () => {
  test('is refused with one line that names the first, which goes on', async () => {
    const first = await usualServer();
    const second = await start();
    const { code, output } = await second.ended;
    expect(code).toBe(1);
    expect(output).toBe(
      `${join(data.path, 'database')} is in use by process ${first.process.pid}: stop that one first, or choose another DATA_DIR.\n`,
    );
    expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
  });
});

describe('backup and restore', () => {
  const run = (given: readonly string[], environment: Record<string, string>) =>
    runCommand(join(dirname(file), 'backup.js'), given, environment);
  const manifestOf = async (folder: string) => JSON.parse(await readFile(join(folder, manifestFile), 'utf8')) as Manifest;

  test('are one command each, and what comes back is the same', async () => {
    const server = await usualServer();
    const { body: before } = await (await loggedIn(server)).call('getOrders', {});
    const backup = join(data.path, 'backups', 'today');

    const refused = await run(['backup', backup], { DATA_DIR: data.path });
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining(`is in use by process ${server.process.pid}`) });
    await stop(server, 'SIGTERM');
    const made = await run(['backup', backup], { DATA_DIR: data.path });
    expect(made).toEqual({ code: 0, output: expect.stringMatching(/^backup: \d+ rows and \d+ files\.\n$/) });

    const restored = await run(['restore', backup], { DATA_DIR: elsewhere() });
    expect(restored).toEqual({ code: 0, output: made.output.replace('backup', 'restore') });
    const back = join(data.path, 'backups', 'back');
    await run(['backup', back], { DATA_DIR: elsewhere() });
    // Every row of every table, every file and the next numbers.
    expect({ ...(await manifestOf(back)), madeAt: '' }).toEqual({ ...(await manifestOf(backup)), madeAt: '' });
    const other = await serverElsewhere({ DEMO_DATA: '0' });
    await expect((await loggedIn(other)).call('getOrders', {})).resolves.toMatchObject({ status: 200, body: before });
    await expect(run(['restore'], { DATA_DIR: elsewhere() })).resolves.toEqual({ code: 1, output: 'Usage: restore <folder>\n' });
  });
});

test('a mail server that says nothing doesn’t hold up a stop', async () => {
  const server = await serverElsewhere();
  const connected = mailbox.silence();
  await browserOf(server).call('recoverPassword', { body: { email: 'demo@pomp.example' } });
  await connected;
  const { code, output } = await stop(server, 'SIGTERM');
  expect(output).toContain('stopped in the middle of jobs');
  expect(code).toBe(0);
  await expectNoOwner(elsewhere());

  const retry = (kind: string) => runCommand(join(dirname(file), 'jobs.js'), [kind], { DATA_DIR: elsewhere() });
  await expect(retry('sendMail')).resolves.toEqual({
    code: 0,
    output: expect.stringMatching(/^\d+ jobs? to do again: the backend does so when it runs\.\n$/),
  });
  await expect(retry('sendmail')).resolves.toEqual({ code: 1, output: expect.stringContaining('Usage: retry-jobs [sendMail|') });
});

// What else is wrong with an environment comes from the same place: env.test.ts.
describe('a start that can’t be', () => {
  test.each([
    [{ APP_ENV: 'production' }, 'DEMO_DATA is refused with APP_ENV=production'],
    [{ EDITION: 'noord' }, 'EDITION: There is no edition "noord"'],
  ])('says in one line what to correct: %o', async (environment, said) => {
    const { code, output } = await (await start(environment)).ended;
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toEqual([expect.stringContaining(said)]);
  });
});
