import { execFile } from 'node:child_process';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, test } from './test';
import { startProductionSite, type ProductionSite } from '../../../scripts/stack/production-site.mjs';

const run = promisify(execFile);

// One site for all of them: by a hook, as a fixture of the worker's would take a worker and a browser for this file alone.
test.describe.configure({ mode: 'default' });
let production: ProductionSite;
test.beforeAll(async ({ stack }) => {
  production = await startProductionSite(stack.urls);
});
test.afterAll(() => production?.stop());

test.describe('with customers', { tag: '@desktop' }, () => {
  test('MDN’s Observatory gives the site what a site can get that isn’t on the list of browsers', async () => {
    const { httpPort, httpsPort, certificate } = production;
    const { stdout } = await run(
      process.execPath,
      [join(import.meta.dirname, 'production/scan.mjs'), String(httpPort), String(httpsPort), '/'],
      { env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate } },
    );
    const found = JSON.parse(stdout) as { score: number; grade: string; ran: boolean; failed: string[]; results: string[] };
    expect(found.failed).toEqual([]);
    expect(found.ran).toBe(true);
    expect(found.score, found.results.join('\n')).toBeGreaterThanOrEqual(125);
    expect(found.grade).toBe('A+');
  });

  test('every answer has one script policy and the headers that keep it safe', async () => {
    const ca = await readFile(production.certificate);
    const ask = async (path: string) => {
      const request = get({ host: 'localhost', port: production.httpsPort, path, ca, agent: false });
      const [response] = (await once(request, 'response')) as [IncomingMessage];
      return { status: response.statusCode, headers: response.headersDistinct, body: await text(response) };
    };
    const home = await ask('/');
    const [script = ''] = /\/_assets\/page-[\w-]+\.js/.exec(home.body) ?? [];
    const paths: readonly [path: string, status: number][] = [
      ['/', 200],
      ['/kennisbank/', 200],
      ['/nergens/', 404],
      ['/a.b', 404],
      ['/auth/login/', 200],
      ['/foto/?token=x', 200],
      ['/controle/?code=x', 200],
      ['/account/', 200],
      ['/api/healthz', 200],
      ['/api/nergens', 404],
      ['/api/account/getHouses', 401],
      ['/api/download?url=a', 401],
      ['/robots.txt', 200],
      ['/sitemap.xml', 200],
      ['/beeld/icon.svg', 200],
    ];
    for (const [path, status] of paths) {
      const answer = await ask(path);
      expect([path, answer.status]).toEqual([path, status]);
      expect([path, answer.headers['content-security-policy']?.length]).toEqual([path, 1]);
      expect([path, answer.headers]).toEqual([
        path,
        expect.objectContaining({
          'x-content-type-options': ['nosniff'],
          'strict-transport-security': ['max-age=31536000; includeSubDomains'],
          'cross-origin-resource-policy': [expect.stringMatching(/\.(?:txt|xml|svg)$/.test(path) ? /^cross-origin$/ : /^same-/)],
          'referrer-policy': [
            expect.stringMatching(/[?]|^.api/.test(path) ? /^no-referrer$/ : /^strict-origin-when-cross-origin$/),
          ],
        }),
      ]);
    }
    for (const path of ['/_assets/weg.js', '/_next/static/chunks/weg.js']) {
      const { status, headers, body } = await ask(path);
      expect([path, status, headers['cache-control'], body]).toEqual([path, 404, ['no-store'], '']);
    }
    expect((await ask(script)).headers['cache-control']).toEqual(['public, max-age=31536000, immutable']);
    expect((await ask('/.well-known/security.txt')).body).toContain(`Canonical: https://localhost:${production.httpsPort}/`);
  });
});
