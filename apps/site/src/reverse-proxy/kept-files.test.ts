import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keptFiles } from './kept-files';

/** Serves a script in a folder of its own, and what else is given, and asks as a browser does. */
async function served(others: Readonly<Record<string, string>> = {}) {
  const directory = await mkdtemp(join(tmpdir(), 'pomp-files-'));
  await mkdir(join(directory, 'chunks'));
  await writeFile(join(directory, 'chunks/a.js'), await readFile(import.meta.filename));
  for (const [name, text] of Object.entries(others)) await writeFile(join(directory, name), text);
  const answer = keptFiles({ directory, root: '/files/', stays: true });
  const server = createServer(async (request, response) => {
    if (!(await answer(request, response))) response.writeHead(404).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(async () => {
    server.close();
    await rm(directory, { recursive: true });
  });
  const { port } = server.address() as AddressInfo;
  return {
    directory,
    ask: (path: string, root = '/files/') =>
      fetch(`http://127.0.0.1:${port}${root}${path}`, { headers: { 'accept-encoding': 'gzip, br' } }),
  };
}

test('a file is kept by browsers, and by the server: what it read and compressed once it sends to all', async () => {
  const { directory, ask } = await served();
  const first = await ask('chunks/a.js');
  expect(await first.text()).toBe(await readFile(import.meta.filename, 'utf8'));
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  await rm(join(directory, 'chunks/a.js'));
  const second = await ask('chunks/a.js?of=later');
  expect([second.status, await second.text()]).toEqual([200, await readFile(import.meta.filename, 'utf8')]);
});

test('a file is smaller once many have asked for it', async () => {
  const { ask } = await served();
  const sizeOf = async () => Number((await ask('chunks/a.js')).headers.get('content-length'));
  const first = await sizeOf();
  for (let times = 2; times <= 10; times++) expect(await sizeOf()).toBe(first);
  await expect.poll(sizeOf).toBeLessThan(first);
});

test('a font is compressed already', async () => {
  const { ask } = await served({ 'a.woff2': 'a font' });
  const font = await ask('a.woff2');
  expect([font.headers.get('content-encoding'), await font.text()]).toEqual([null, 'a font']);
});

test.each(['chunks/b.js', 'chunks', 'chunks/', '', 'chunks/a.txt', '%2e%2e/a.js'])(
  'what isn’t there is not answered: %s',
  async (path) => {
    const { ask } = await served({ 'a.js': 'elsewhere' });
    expect((await ask(path)).status).toBe(404);
  },
);

test('what lies elsewhere is not answered', async () => {
  const { ask } = await served();
  expect((await ask('chunks/a.js', '/other/')).status).toBe(404);
});
