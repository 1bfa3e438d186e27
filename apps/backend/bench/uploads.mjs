import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { settled } from '../../../scripts/bench/processor-time.mjs';

// Four videos of 500 MB at once: through the backend (multipart, and tus), and into a bare Node server that pipes the same bytes to the
// same disk. Run it after `pnpm build`: node bench/uploads.mjs [megabytes]. It prints Markdown rows.
if (process.argv[2] === '--bare') await bareServer();
else await compare();

/** The floor: every request to a file, and nothing else. */
async function bareServer() {
  const folder = process.env.FOLDER ?? '';
  let number = 0;
  const server = createServer(async (incoming, response) => {
    await pipeline(incoming, createWriteStream(join(folder, `bare-${++number}`)));
    response.end('{}');
  });
  server.listen(0, '127.0.0.1', () =>
    console.log(`the backend answers ${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`),
  );
}

async function compare() {
  const size = Number(process.argv[2] ?? 500) * 1024 * 1024;
  const folder = await mkdtemp(join(tmpdir(), 'pomp-bench-'));
  try {
    const floor = await measured(folder, { FOLDER: folder }, [fileURLToPath(import.meta.url), '--bare'], async (url) => {
      await once(send(url, { method: 'POST' }, film(size)), 'response');
    });
    for (const name of await readdir(folder)) await rm(join(folder, name));
    const port = 40_000 + (process.pid % 20_000);
    const environment = {
      DATA_DIR: join(folder, 'data'),
      BACKEND_PORT: String(port),
      BACKEND_HOST: '127.0.0.1',
      DEMO_DATA: '1',
      LOG_LEVEL: 'info',
    };
    const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));
    for (const kind of /** @type {const} */ (['multipart', 'tus'])) {
      const ours = await measured(
        folder,
        environment,
        [main],
        (url, headers) => (kind === 'tus' ? byTus(url, headers, size) : byMultipart(url, headers, size)),
        port,
      );
      await rm(join(folder, 'data'), { recursive: true });
      const row = [
        `4 × ${size / 1024 / 1024} MB at once, ${kind}, MB a second`,
        ours.rate.toFixed(0),
        floor.rate.toFixed(0),
        (ours.rate / floor.rate).toFixed(2),
      ];
      console.log(`| ${row.join(' | ')} |`);
      console.log(
        `| … memory of the process above idle, MB | ${ours.memory.toFixed(0)} | ${floor.memory.toFixed(0)} | ${(ours.memory / floor.memory).toFixed(2)} |`,
      );
      console.log(
        `| … \`getOrders\` meanwhile against idle, median ms (p99) | ${ours.busy.median.toFixed(1)} (${ours.busy.p99.toFixed(1)}) | ${ours.idle.median.toFixed(1)} (${ours.idle.p99.toFixed(1)}) | ${(ours.busy.median / ours.idle.median).toFixed(2)} |`,
      );
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} _folder
 * @param {Record<string, string>} environment
 * @param {string[]} program
 * @param {(url: string, headers: Record<string, string>) => Promise<void>} upload
 * @param {number} [port] of the backend; without one it is the bare server
 */
async function measured(_folder, environment, program, upload, port) {
  const server = spawn(process.execPath, program, {
    env: { PATH: process.env.PATH ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const started = await firstMatch(server.stdout, /the backend answers ?(\d*)/);
    const url = `http://127.0.0.1:${port ?? started[1]}`;
    const session = port === undefined ? undefined : await logIn(url);
    const ask = () =>
      timed(async () => void (await (await fetch(`${url}/api/account/getOrders`, { headers: session?.cookie ?? {} })).text()));
    // Pictures of the demo customers' files are made first, and the disk has what was written before.
    await settled(server.pid);
    execFileSync('sync');
    const idle = [];
    for (let time = 0; session && time < 200; time++) idle.push(await ask());
    const idleMemory = await residentOf(server.pid);
    let peak = idleMemory;
    const busy = [];
    let done = false;
    const watching = (async () => {
      while (!done) {
        peak = Math.max(peak, await residentOf(server.pid));
        if (session) busy.push(await ask());
        await pause(20);
      }
    })();
    const bytes = 4 * Number(process.argv[2] ?? 500);
    const took = await timed(async () => void (await Promise.all([1, 2, 3, 4].map(() => upload(url, session?.bearer ?? {})))));
    done = true;
    await watching;
    return { rate: (bytes / took) * 1_000, memory: peak - idleMemory, idle: spread(idle), busy: spread(busy) };
  } finally {
    server.kill('SIGKILL');
    await once(server, 'close');
  }
}

/** @param {string} url */
async function logIn(url) {
  const json = { 'content-type': 'application/json' };
  const login = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: 'demo@pomp.example', password: 'Warmte123' }),
  });
  const cookie = {
    cookie: login.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; '),
  };
  const { uploadToken } = /** @type {{ uploadToken: string }} */ (
    await (await fetch(`${url}/api/account/postUploadToken`, { method: 'POST', headers: cookie })).json()
  );
  return { cookie, bearer: { authorization: `Bearer ${uploadToken}` } };
}

/** @param {string} url @param {Record<string, string>} headers @param {number} size */
async function byMultipart(url, headers, size) {
  async function* body() {
    yield Buffer.from('--pomp\r\ncontent-disposition: form-data; name="files"; filename="film.mp4"\r\n\r\n');
    yield* film(size);
    yield Buffer.from('\r\n--pomp--\r\n');
  }
  await succeed(
    send(
      `${url}/documents/upload`,
      { method: 'POST', headers: { ...headers, 'content-type': 'multipart/form-data; boundary=pomp' } },
      body(),
    ),
  );
}

/** @param {string} url @param {Record<string, string>} headers @param {number} size */
async function byTus(url, headers, size) {
  const tus = { ...headers, 'tus-resumable': '1.0.0' };
  const metadata = `filename ${Buffer.from('film.mp4').toString('base64')}`;
  const begun = await fetch(`${url}/documents/tus`, {
    method: 'POST',
    headers: { ...tus, 'upload-length': String(size), 'upload-metadata': metadata },
  });
  const sending = {
    method: 'PATCH',
    headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream', 'content-length': size },
  };
  await succeed(send(url + begun.headers.get('location'), sending, film(size)));
}

/** @param {string} url @param {import('node:http').RequestOptions} options @param {AsyncIterable<Uint8Array> | Iterable<Uint8Array>} body */
function send(url, options, body) {
  const outgoing = request(url, { ...options, agent: false });
  Readable.from(body, { objectMode: false }).pipe(outgoing);
  return outgoing;
}

/** @param {import('node:http').ClientRequest} outgoing */
async function succeed(outgoing) {
  const [response] = /** @type {[import('node:http').IncomingMessage]} */ (await once(outgoing, 'response'));
  response.resume();
  if ((response.statusCode ?? 500) >= 300) throw new Error(`The upload was answered with ${response.statusCode}.`);
}

/** @param {number} size */
function* film(size) {
  const head = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypisom'),
    Buffer.from([0, 0, 2, 0]),
    Buffer.from('isomiso2'),
  ]);
  yield head;
  const piece = Buffer.alloc(64 * 1024, 7);
  for (let left = size - head.length; left > 0; left -= piece.length) yield left < piece.length ? piece.subarray(0, left) : piece;
}

/** @param {() => Promise<void>} work */
async function timed(work) {
  const since = performance.now();
  await work();
  return performance.now() - since;
}

/** @param {number | undefined} pid */
async function residentOf(pid) {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** @param {number[]} times */
function spread(times) {
  const sorted = [...times].sort((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0 };
}

/** @param {import('node:stream').Readable} stream @param {RegExp} pattern @returns {Promise<RegExpExecArray>} */
function firstMatch(stream, pattern) {
  let text = '';
  return new Promise((resolve) => {
    stream.setEncoding('utf8').on('data', (piece) => {
      text += piece;
      const match = pattern.exec(text);
      if (match) resolve(match);
    });
  });
}
