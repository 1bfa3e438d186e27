import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePorts } from '../stack/ports.mjs';
import { Outside } from '../workspace/outside.mjs';
import { root } from '../workspace/places.mjs';

/** Where the page says that the API is. */
const written = 'https://api.seller.nl';
const page = readFileSync(join(root, 'docs/hosting-elsewhere.md'), 'utf8');
const exampleAfter = (/** @type {string} */ title) =>
  new RegExp(`\\n${title}[^\\n]*:\\n+\`\`\`\\w+\\n([^]*?)\`\`\``).exec(page)?.[1] ?? '';

const outside = new Outside();
/** @type {import('node:http').IncomingMessage[]} */
let heard = [];
const api = createServer((request, response) => {
  heard.push(request);
  response.writeHead(200, { 'content-type': 'application/json', 'set-cookie': 'session=new; HttpOnly; Path=/; SameSite=Lax' });
  response.end(JSON.stringify({ path: request.url }));
});
let apiUrl = '';

beforeAll(async () => {
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  const address = api.address();
  apiUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  writeFileSync(join(outside.folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  await outside.run('npm', [
    'install',
    '--no-audit',
    '--no-fund',
    '--no-package-lock',
    'next@16',
    'react@19',
    'react-dom@19',
    'vite@8',
  ]);
});
afterAll(() => {
  api.close();
  outside.remove();
});

/**
 * Starts what stands in front of a portal, in a folder of its own, until its test has ended.
 * @param {string} name
 * @param {Record<string, string>} files
 * @param {string} program
 * @param {(port: number) => string[]} args
 */
async function started(name, files, program, args) {
  const folder = join(outside.folder, name);
  mkdirSync(folder);
  const { site: port } = await freePorts();
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text.replaceAll(written, apiUrl).replaceAll('PORT', String(port)));
  }
  const child = spawn(program, args(port), { cwd: folder, stdio: 'ignore', env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' } });
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    child.kill();
    await once(child, 'exit');
  };
  await expect
    .poll(
      () =>
        fetch(url)
          .then(() => true)
          .catch(() => false),
      { timeout: 60_000, interval: 200 },
    )
    .toBe(true);
  return { url, stop };
}

const program = (/** @type {string} */ path) => join(outside.folder, 'node_modules', path);
const portals = {
  nginx: () =>
    started(
      'nginx',
      {
        'nginx.conf': `pid nginx.pid; error_log error.log; events {} http { access_log off; server { listen 127.0.0.1:PORT; ${exampleAfter('nginx')} } }`,
      },
      'nginx',
      () => ['-p', '.', '-c', 'nginx.conf', '-g', 'daemon off;'],
    ),
  Vite: () =>
    started(
      'vite',
      { 'vite.config.js': exampleAfter('Vite'), 'index.html': '<!doctype html><title>Portal</title>' },
      process.execPath,
      (port) => [program('vite/bin/vite.js'), '--host=127.0.0.1', `--port=${port}`],
    ),
  Next: () =>
    started(
      'next',
      {
        'next.config.mjs': exampleAfter('Next'),
        'app/layout.jsx': 'export default ({ children }) => <html lang="nl"><body>{children}</body></html>;',
        'app/page.jsx': 'export default () => <h1>Portal</h1>;',
      },
      process.execPath,
      (port) => [program('next/dist/bin/next'), 'dev', '--hostname=127.0.0.1', `--port=${port}`],
    ),
};

test.each(Object.entries(portals))(
  'behind %s, as the page has it, calls reach the API with their cookie and bring its cookie back',
  async (name, start) => {
    const portal = await start();
    try {
      heard = [];
      for (const path of ['/api/account/getUser', '/api/auth/session', '/api/download?url=a', '/api/getTerms'])
        expect(await (await fetch(portal.url + path, { headers: { cookie: 'session=old' } })).json()).toEqual({ path });
      expect(heard.map(({ headers }) => headers.cookie)).toEqual(Array.from({ length: 4 }, () => 'session=old'));
      const login = await fetch(`${portal.url}/api/auth/login`, { method: 'POST', headers: { 'x-forwarded-for': '203.0.113.9' } });
      expect(login.headers.get('set-cookie')).toContain('session=new');
      // Only what stands in front of everything may say who a visitor is.
      if (name === 'nginx') expect(heard.at(-1)?.headers['x-forwarded-for']).toBe('127.0.0.1');
    } finally {
      await portal.stop();
    }
  },
);
