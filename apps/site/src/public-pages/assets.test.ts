import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { assetServer } from './assets';

const [before, now] = ['0123456789abcdef', 'fedcba9876543210'];
const rules = { name: `pages-${now}.speculationrules`, text: '{}' };

test('a page of before a restart gets what forms are told now, and browsers keep that by its own name only', async () => {
  const made = ['nl-NL', 'en-GB'].map((locale) => ({ name: `forms-${locale}-${now}.json`, text: `"${locale}"` }));
  const dist = await mkdtemp(join(tmpdir(), 'pomp-assets-'));
  await mkdir(join(dist, '_assets'));
  const answer = assetServer(dist, [rules, ...made], true);
  const server = createServer(async (request, response) => {
    if (!(await answer(request, response))) response.writeHead(404).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(async () => {
    server.close();
    await rm(dist, { recursive: true });
  });
  const ask = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
    const { headers, status } = response;
    return [status, headers.get('content-type'), headers.get('cache-control'), await response.text()];
  };

  const json = 'application/json';
  expect(await ask(`/_assets/forms-en-GB-${now}.json`)).toEqual([200, json, 'public, max-age=31536000, immutable', '"en-GB"']);
  expect(await ask(`/_assets/forms-en-GB-${before}.json`)).toEqual([200, json, 'no-cache', '"en-GB"']);
  expect(await ask(`/_assets/forms-nl-NL-${before}.json?of=before`)).toEqual([200, json, 'no-cache', '"nl-NL"']);
  for (const other of [`/_assets/forms-fr-FR-${before}.json`, `/forms-nl-NL-${before}.json`, `/_assets/page-${before}.js`])
    expect((await ask(other))[0]).toBe(404);
});
