import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { readdir, readFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { asksOnlyFor } from '@pomp/tooling/hear-words-elsewhere';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { manifestFile, type Manifest } from './backup/manifest.js';
import { minutes } from './clock/clock.js';
import { mp4Head } from './testing/multipart.js';
import { Browser } from './testing/browser.js';
import { bundleServer, runCommand, startServer, temporaryFolder, type ServerProcess } from './testing/bundled-server.js';
import { openMailbox } from './testing/mailbox.js';
import { reservation } from './testing/reserving.js';

// How servers start, stop and keep what they have; of what they say, the subject of a mail.
asksOnlyFor('correspondence/reservation.subject');

/** Every test here starts servers, on a machine that may be busy with much else. */
vi.setConfig({ testTimeout: 240_000 });

let file: string;
let data: Awaited<ReturnType<typeof temporaryFolder>>;
const running: ServerProcess[] = [];
/** The last that was started as everyone starts it. */
let usual: ServerProcess | undefined;

beforeAll(async () => {
  file = await bundleServer();
  data = await temporaryFolder();
});
/** Starting one is what takes long here: the usual one goes on for the next test. */
afterEach(() => end(running.filter((server) => server !== usual)));
afterAll(async () => {
  await end([...running]);
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
  const server = await startServer(file, { DATA_DIR: data.path, DEMO_DATA: '1', ...environment });
  running.push(server);
  return server;
}

/** One that answers: of an earlier test, when it still runs. */
async function usualServer(): Promise<ServerProcess> {
  if (usual && running.includes(usual) && usual.process.exitCode === null && usual.process.signalCode === null) return usual;
  usual = await start();
  await usual.ready();
  return usual;
}

async function stop(server: ServerProcess, signal: NodeJS.Signals) {
  server.process.kill(signal);
  return server.ended;
}

const owners = () => readdir(join(data.path, 'database', 'owners'));
/** The next that starts needn't find out whether someone still runs. */
const expectNoOwner = async () => expect(await owners()).toEqual([]);

async function loggedIn({ url }: ServerProcess): Promise<Browser> {
  const browser = new Browser((path, init) => fetch(url + path, init), 'http://localhost:3000');
  await expect(browser.call('login', { body: { email: 'demo@pomp.example', password: 'Warmte123' } })).resolves.toMatchObject({
    status: 200,
  });
  return browser;
}

test('what was saved is there after a stop', async () => {
  const server = await usualServer();
  const browser = await loggedIn(server);
  const { body: houses } = await browser.call('getHouses', {});
  const houseId = Array.isArray(houses) ? (houses[0]?.id ?? '') : '';
  await browser.call('postHouseInfo', {
    query: { houseId },
    body: { houseInfo: { completed: false, consumption: { gasConsumption: '1111' } } },
  });
  await stop(server, 'SIGTERM');
  const back = await loggedIn(await usualServer());
  await expect(back.call('getHouseInfo', { query: { houseId } })).resolves.toMatchObject({
    body: { houseInfo: { consumption: { gasConsumption: '1111' } } },
  });
});

test('a kill at any moment loses nothing that was acknowledged, leaves no half of a change, and the next takes over', async () => {
  let saved = 0;
  let server = await usualServer();
  const houseIdOf = async (browser: Browser) => {
    const { body } = await browser.call('getHouses', {});
    return Array.isArray(body) ? (body[0]?.id ?? '') : '';
  };
  for (const moment of [0, 20, 120]) {
    const browser = await loggedIn(server);
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
    // Only the kill may end it.
    expect(failure).toBeUndefined();
    await stop(server, 'SIGKILL');
    await saving;

    // It couldn't clean up; whoever comes next takes over.
    expect(await owners()).toEqual([expect.stringContaining(`.${server.process.pid}.`)]);
    server = await usualServer();
    expect(await owners()).toEqual([expect.stringContaining(`.${server.process.pid}.`)]);
    const back = await loggedIn(server);
    const { body } = await back.call('getHouseInfo', { query: { houseId } });
    const { gasConsumption, electricityConsumption } = ('houseInfo' in body && body.houseInfo.consumption) || {};
    expect([saved, tried]).toContain(Number(gasConsumption));
    expect(electricityConsumption).toBe(gasConsumption);
    saved = Number(gasConsumption);
  }
});

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

test('an upload in parts goes on at the byte after a kill, and is the same file', async () => {
  let server = await usualServer();
  const bytes = Buffer.concat([mp4Head, randomBytes(30_000_000)]);
  const tus = async () => {
    const { status, body } = await (await loggedIn(server)).call('postUploadToken', {});
    if (status !== 200) throw new Error(`No token: ${status}.`);
    return { 'tus-resumable': '1.0.0', authorization: `Bearer ${body.uploadToken}` };
  };
  const begun = await fetch(`${server.url}/documents/tus`, {
    method: 'POST',
    headers: {
      ...(await tus()),
      'upload-length': String(bytes.length),
      'upload-metadata': `filename ${Buffer.from('film.mp4').toString('base64')}`,
    },
  });
  const path = begun.headers.get('location') ?? '';
  const append = async (offset: number, body: BodyInit) => {
    const headers = { ...(await tus()), 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' };
    return fetch(server.url + path, { method: 'PATCH', headers, body, duplex: 'half' } as RequestInit);
  };
  const offsetOf = async () =>
    Number((await fetch(server.url + path, { method: 'HEAD', headers: await tus() })).headers.get('upload-offset'));

  let offset = 0;
  for (let kill = 1; kill <= 2; kill++) {
    let sent = () => {};
    const halfway = new Promise<void>((resolve) => (sent = resolve));
    const left = bytes.subarray(offset);
    // The rest never comes: the server is gone before.
    const patch = append(offset, Readable.toWeb(Readable.from(half(left, sent))) as ReadableStream).catch(() => undefined);
    await halfway;
    await expect.poll(offsetOf, { timeout: 30_000 }).toBeGreaterThan(offset);
    await stop(server, 'SIGKILL');
    await patch;
    server = await usualServer();
    const after = await offsetOf();
    expect(after).toBeGreaterThan(offset);
    offset = after;
  }
  expect((await append(offset, bytes.subarray(offset))).status).toBe(204);
  const stored = await (await loggedIn(server)).request(`/api/account/getUpload?id=${path.split('/').at(-1)}`);
  const hash = (file: Uint8Array) => createHash('sha256').update(file).digest('hex');
  expect(hash(new Uint8Array(await stored.arrayBuffer()))).toBe(hash(bytes));
});

/** The first half of these bytes, and then a silence. */
async function* half(bytes: Uint8Array, sent: () => void): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length / 2; at += 65_536) yield bytes.subarray(at, at + 65_536);
  sent();
  await new Promise(() => {});
}

test('a full disk is told to whoever saves, while reading goes on', async () => {
  const first = await usualServer();
  const browser = await loggedIn(first);
  await stop(first, 'SIGTERM');
  const full = await start({ MIN_FREE_DISK_MB: '1000000000' });
  await full.ready();
  const again = new Browser((path, init) => fetch(full.url + path, init), 'http://localhost:3000');
  for (const [name, value] of browser.cookies) again.cookies.set(name, value);
  await expect(again.call('getHouses', {})).resolves.toMatchObject({ status: 200 });
  await expect(again.call('postUserDeletion', {})).resolves.toMatchObject({ status: 507, body: { code: 'storageFull' } });
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

    const elsewhere = join(data.path, 'elsewhere');
    const restored = await run(['restore', backup], { DATA_DIR: elsewhere });
    expect(restored).toEqual({ code: 0, output: made.output.replace('backup', 'restore') });
    const back = join(data.path, 'backups', 'back');
    await run(['backup', back], { DATA_DIR: elsewhere });
    // Every row of every table, every file and the next numbers.
    expect({ ...(await manifestOf(back)), madeAt: '' }).toEqual({ ...(await manifestOf(backup)), madeAt: '' });
    const other = await start({ DATA_DIR: elsewhere, DEMO_DATA: '0' });
    await other.ready();
    await expect((await loggedIn(other)).call('getOrders', {})).resolves.toMatchObject({ status: 200, body: before });
    await expect(run(['restore'], { DATA_DIR: elsewhere })).resolves.toEqual({ code: 1, output: 'Usage: restore <folder>\n' });
  });
});

describe('SIGTERM', () => {
  test('lets everyone who is being answered finish, and ends well', async () => {
    const server = await usualServer();
    const browser = await loggedIn(server);
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const agent = new Agent({ keepAlive: true, maxSockets: 8 });
    const statuses: number[] = [];
    const failures: string[] = [];
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
    const { code } = await stop(server, 'SIGTERM');
    await Promise.all(clients);
    agent.destroy();
    expect(failures).toEqual([]);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(code).toBe(0);
    await expectNoOwner();
  });
});

test(
  'the mails of a reservation that was accepted leave after a kill, each once',
  async () => {
    const mailbox = await openMailbox();
    onTestFinished(mailbox.close);
    const mail = { SMTP_URL: mailbox.url };
    mailbox.refuse(true);
    const server = await start(mail);
    await server.ready();
    const body = reservation();
    const visitor = new Browser((path, init) => fetch(server.url + path, init), 'http://localhost:3000');
    await expect(visitor.call('postReservation', { body })).resolves.toMatchObject({ status: 200 });
    await stop(server, 'SIGKILL');

    mailbox.refuse(false);
    const back = await start(mail);
    await back.ready();
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

test('a mail server that says nothing doesn’t hold up a stop', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  const connected = once(silent, 'connection');
  onTestFinished(() => void silent.close());
  await once(silent, 'listening');
  const server = await start({ SMTP_URL: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}` });
  await server.ready();
  const visitor = new Browser((path, init) => fetch(server.url + path, init), 'http://localhost:3000');
  await visitor.call('recoverPassword', { body: { email: 'demo@pomp.example' } });
  await connected;
  const { code, output } = await stop(server, 'SIGTERM');
  expect(output).toContain('stopped in the middle of jobs');
  expect(code).toBe(0);
  await expectNoOwner();

  const retry = (kind: string) => runCommand(join(dirname(file), 'jobs.js'), [kind], { DATA_DIR: data.path });
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
