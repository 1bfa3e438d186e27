import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer as createHttpServer, request as ask } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../workspace/places.mjs';
import { Part } from './part.mjs';
import { freePorts } from './ports.mjs';
import { ready } from './stack.mjs';

const run = promisify(execFile);

/** @typedef {{ httpPort: number, httpsPort: number, certificate: string, stop: () => Promise<void> }} ProductionSite its certificate is signed by itself */

/** What a space calls its token; the sandbox's own isn't taken with customers. */
const token = 'token-of-a-space';

/**
 * The built site as it runs for customers, with APP_ENV=production, behind a reverse proxy that ends https and sends http there, as in docs/production.md. Its backend is the shared stack's, and
 * that one's sandbox is behind the same proxy, as content comes by https.
 * @param {{ backend: string, sandbox: string }} urls
 * @returns {Promise<ProductionSite>}
 */
export async function startProductionSite(urls) {
  const folder = await mkdtemp(join(tmpdir(), 'pomp-production-'));
  const { certificate, key } = await makeCertificate(folder);
  const { site: sitePort } = await freePorts();
  const site = `http://localhost:${sitePort}`;
  /** @type {import('node:http').Server[]} */
  const servers = [];
  const listen = async (/** @type {import('node:http').Server} */ server) => {
    servers.push(server.listen(0));
    await once(server, 'listening');
    return /** @type {import('node:net').AddressInfo} */ (server.address()).port;
  };

  const httpsPort = await listen(
    createHttpsServer({ key: await readFile(key), cert: await readFile(certificate) }, (request, response) => {
      const asksContent = request.url?.startsWith('/v2/') ?? false;
      passOn(request, response, asksContent ? urls.sandbox : site);
    }),
  );
  const origin = `https://localhost:${httpsPort}`;
  const httpPort = await listen(
    createHttpServer((request, response) => void response.writeHead(301, { location: origin + request.url }).end()),
  );

  const part = new Part({
    name: 'site',
    args: ['dist/server.js'],
    cwd: join(root, 'apps/site'),
    logFile: join(folder, 'site.log'),
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      NODE_EXTRA_CA_CERTS: certificate,
      APP_ENV: 'production',
      SITE_PORT: String(sitePort),
      SITE_URL: origin,
      BACKEND_URL: urls.backend,
      BACKEND_PUBLIC_URL: origin,
      STORYBLOK_ENDPOINT: origin,
      STORYBLOK_TOKEN: token,
      STORYBLOK_WEBHOOK_SECRET: 'of-that-space-and-long-enough',
      TRUSTED_PROXIES: '127.0.0.1,::1',
      DATA_DIR: join(folder, 'data'),
      WARM_UP: 'off',
    },
  });
  await ready(part, `${site}/api/healthz`);
  return {
    httpPort,
    httpsPort,
    certificate,
    async stop() {
      await part.stop();
      for (const server of servers) server.closeAllConnections();
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
      await rm(folder, { recursive: true });
    },
  };
}

/** For `localhost`, for a day. @param {string} folder */
async function makeCertificate(folder) {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '1'];
  const named = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', certificate];
  await run('openssl', [...made, ...named]);
  return { certificate, key };
}

/** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response @param {string} to */
function passOn(request, response, to) {
  const url = new URL((request.url ?? '/').replace(token, 'sandbox-public-token'), to);
  const headers = { ...request.headers, 'x-forwarded-for': request.socket.remoteAddress, 'x-forwarded-proto': 'https' };
  const passed = ask(url, { method: request.method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    answer.pipe(response);
  });
  passed.once('error', () => response.destroy());
  request.pipe(passed);
}
