import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '@pomp/tooling/postgres';
import { freePorts } from '../stack/ports.mjs';
import { startProductionSite } from '../stack/production-site.mjs';
import { exampleBody, loggedIn, ownFolder, run } from '../stack/running.mjs';
import { addresses, backofficeKey } from '../stack/wiring.mjs';
import { ClearError } from '../workspace/clear-error.mjs';
import { run as runProgram } from '../workspace/run.mjs';

/** Those of its modules that ask nobody but us: `ssrf` and `xxe` have a server of its makers call back. */
const modules = [
  'backup',
  'blindsql',
  'cookieflags',
  'crlf',
  'csp',
  'exec',
  'file',
  'htaccess',
  'http_headers',
  'methods',
  'permanentxss',
  'redirect',
  'sql',
  'xss',
];

/** What Wapiti misses that isn't missing, and why: see docs/trust.md. */
const argued = ['X-Frame-Options is not set', 'X-XSS-Protection is not set'];

/**
 * Scanners that others wrote, as Debian has them, against what was built, on this machine only: Wapiti walks through the site in its production mode, sqlmap tries every parameter of calls that reach the database.
 * @param {number} size minutes that Wapiti may take
 * @returns {Promise<import('./trust.mjs').Outcome>}
 */
export async function tryScanners(size) {
  const versions = { wapiti: versionOf('wapiti'), sqlmap: versionOf('sqlmap') };
  const [folder, ports, postgres] = [ownFolder(), await freePorts(), await startPostgres()];
  const urls = addresses(ports);
  const shared = { folder, ports };
  const sandbox = await run('sandbox', { ...shared, port: ports.sandbox });
  const backend = await run('backend', {
    ...shared,
    port: ports.backend,
    env: { DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'backend') },
  });
  const site = await startProductionSite(urls);
  try {
    const wapiti = await walk(`https://localhost:${site.httpsPort}/`, folder, size);
    const sqlmap = await inject(urls, folder);
    return {
      said: [
        `Wapiti ${versions.wapiti}, ${modules.join(', ')}; ${size} minutes of walking at most through the site in production mode: ${wapiti.length === 0 ? 'nothing found' : `${wapiti.length} found`} besides what is argued below.`,
        `sqlmap ${versions.sqlmap}: ${sqlmap.tried} calls of visitors, customers and the seller, ${sqlmap.found.length === 0 ? 'no parameter that can be injected' : 'see below'}.`,
      ],
      bad: [...wapiti, ...sqlmap.found],
    };
  } finally {
    await site.stop();
    await backend.kill();
    await sandbox.kill();
    await postgres.stop();
  }
}

/** @param {string} tool */
function versionOf(tool) {
  try {
    return execFileSync('dpkg-query', ['--show', '--showformat=${Version}', tool], { encoding: 'utf8' });
  } catch {
    throw new ClearError(`This needs ${tool} as Debian has it: \`apt-get install ${tool}\`.`);
  }
}

/** @param {string} url @param {string} folder @param {number} minutes */
async function walk(url, folder, minutes) {
  const report = join(folder, 'wapiti.json');
  const sessions = join(folder, 'wapiti');
  mkdirSync(sessions);
  const limits = [
    '--scope',
    'folder',
    '--max-scan-time',
    String(minutes * 60),
    '--max-attack-time',
    String(Math.ceil((minutes * 60) / modules.length)),
  ];
  const where = ['--store-session', sessions, '--format', 'json', '--output', report, '--verify-ssl', '0', '--no-bugreport'];
  const { code, output } = await runProgram('wapiti', ['--url', url, '--module', modules.join(','), ...limits, ...where], {
    cwd: folder,
  });
  if (code !== 0) throw new Error(`Wapiti ended with ${code}: ${output.slice(-2_000)}`);
  /** @type {{ vulnerabilities: Record<string, { method: string, path: string, info: string }[]>, anomalies: Record<string, { method: string, path: string, info: string }[]> }} */
  const { vulnerabilities, anomalies } = JSON.parse(readFileSync(report, 'utf8'));
  const found = Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, all]) =>
    all
      .filter(({ info }) => !argued.some((what) => info.includes(what)))
      .map(({ method, path, info }) => `Wapiti, ${kind}: ${method} ${path}: ${info}`),
  );
  return [...new Set(found)];
}

/** @param {{ backend: string, site: string }} urls @param {string} folder */
async function inject(urls, folder) {
  const { backend, site } = urls;
  const signedIn = await loggedIn(urls);
  const ask = async (/** @type {string} */ call) => (await fetch(`${backend}/api/account/${call}`, { headers: signedIn })).json();
  const [[house], [order]] = [await ask('getHouses'), await ask('getOrders')];
  const [document] = await ask(`getDocuments?orderId=${order.id}`);
  const contact = await exampleBody(backend, '/contact', 'post');
  const targets = [
    { path: `/api/account/getHouse?houseId=${house.id}` },
    { path: `/api/account/getHouseInfo?houseId=${house.id}` },
    { path: `/api/account/getDocuments?orderId=${order.id}` },
    { path: `/api/account/getDocument?documentId=${document.documentId}` },
    { path: `/api/download?url=${encodeURIComponent(document.url)}` },
    { path: '/api/account/getHomeFacts?zipcode=1271AD&houseNumber=5&addition=' },
    { path: '/api/account/postFeedback', body: await exampleBody(backend, '/api/account/postFeedback', 'post') },
    { path: '/api/auth/login', body: { email: 'demo@pomp.example', password: 'Warmte123' } },
    { path: '/contact', body: contact },
    { path: '/savings', body: { zip: '1271AD', houseNumber: '5', people: 2 } },
    { path: `/backoffice/getOrder?orderId=${order.id}` },
  ];
  /** @type {string[]} */
  const found = [];
  for (const [number, { path, body }] of targets.entries()) {
    const headers = [`Cookie: ${signedIn.cookie}`, `Origin: ${site}`, `Authorization: Bearer ${backofficeKey}`];
    const sending = body
      ? ['--data', JSON.stringify(body), '--method', 'POST', '--headers', [...headers, 'Content-Type: application/json'].join('\n')]
      : ['--headers', headers.join('\n')];
    const how = [
      '--batch',
      '--level=2',
      '--risk=2',
      '--dbms=postgresql',
      '--technique=BEUS',
      '--ignore-code=*',
      '--disable-coloring',
      '--output-dir',
      join(folder, `sqlmap-${number}`),
    ];
    const { output } = await runProgram('sqlmap', ['--url', backend + path, ...sending, ...how], { cwd: folder });
    if (/identified the following injection point|is vulnerable/i.test(output))
      found.push(`sqlmap, ${path.replace(/=.*/, '')}: ${output.slice(-500)}`);
    else if (!/do(?:es)? not (?:appear|seem) to be injectable/i.test(output))
      throw new Error(`sqlmap didn’t come to an end at ${path}: ${output.slice(-1_500)}`);
  }
  return { tried: targets.length, found };
}
