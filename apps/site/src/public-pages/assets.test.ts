import { once } from 'node:events';
import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { assetsRoot } from '../navigation/assets-root';
import { assetServer } from './assets';

/** Asks for a file of which there is one, as a browser does, and says how many bytes come. */
async function served() {
  const dist = await mkdtemp(join(tmpdir(), 'pomp-assets-'));
  await mkdir(join(dist, assetsRoot));
  await writeFile(join(dist, assetsRoot, 'pages.css'), await readFile(import.meta.filename));
  const answer = assetServer(dist, {}, true);
  const server = createServer((request, response) => void answer(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(async () => {
    server.close();
    await rm(dist, { recursive: true });
  });
  const { port } = server.address() as AddressInfo;
  return async () => {
    const asked = await fetch(`http://127.0.0.1:${port}${assetsRoot}pages.css`, { headers: { 'accept-encoding': 'br' } });
    expect(await asked.text()).toBe(await readFile(import.meta.filename, 'utf8'));
    return Number(asked.headers.get('content-length'));
  };
}

test('a file that stays is smaller for all who come after the first', async () => {
  const ask = await served();
  const first = await ask();
  await expect.poll(ask).toBeLessThan(first);
});
