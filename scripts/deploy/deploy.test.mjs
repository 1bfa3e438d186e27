import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { BlockList } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../workspace/places.mjs';

/*
 * The files of `deploy/`: what they say of each other and of the programs, which is held everywhere, and what the tool itself says that reads them,
 * where it is on the machine (Debian has all four; the nightly run installs them).
 */

const folder = join(root, 'deploy');
const read = (/** @type {string} */ file) => readFileSync(join(folder, file), 'utf8');
const temporary = mkdtempSync(join(tmpdir(), 'pomp-deploy-'));
afterAll(() => rmSync(temporary, { recursive: true }));

/** The tool, where the machine has it. @param {string} tool */
const there = (tool) => ((process.env.PATH ?? '').split(delimiter).some((place) => existsSync(join(place, tool))) ? [tool] : []);

/** Throws with what the tool says. @param {string} tool @param {string[]} args */
const accepts = (tool, ...args) => execFileSync(tool, args, { stdio: 'pipe', cwd: folder });

/** What is left of nested braces when strings and comments are gone: nothing, or too many of one. @param {string} text */
function unclosed(text) {
  let depth = 0;
  for (const sign of text
    .replaceAll(/#.*$/gm, '')
    .replaceAll(/\$\{[^}]*\}/g, '')
    .match(/[{}]/g) ?? []) {
    depth += sign === '{' ? 1 : -1;
    if (depth < 0) break;
  }
  return depth;
}

/**
 * @typedef {{ build?: { target: string }, env_file?: string, depends_on?: string[] | Record<string, unknown>, volumes?: string[], networks?: Record<string, { ipv4_address?: string }> }} Service
 * @type {{ services: Record<string, Service>, networks: { default: { ipam: { config: [{ subnet: string, ip_range?: string }] } } }, volumes: Record<string, unknown> }}
 */
const compose = parse(read('compose.yaml'), { merge: true });

describe('nginx.conf', () => {
  const text = read('nginx.conf');

  test('sends everything to parts that it names, and closes what it opens', () => {
    expect(unclosed(text)).toBe(0);
    const upstreams = [...text.matchAll(/^upstream (\S+)/gm)].map(([, name]) => name);
    const used = [...text.matchAll(/proxy_pass http:\/\/([\w.-]+);/g)].map(([, name]) => name);
    expect(new Set(used)).toEqual(new Set(upstreams));
    const statements = text
      .replaceAll(/#.*$/gm, '')
      .split('\n')
      .map((line) => line.trim());
    expect(statements.filter((line) => line !== '' && !/[;{}]$/.test(line))).toEqual([]);
  });

  const documented = /^```nginx\n(.+?)^```/ms.exec(readFileSync(join(root, 'docs/production.md'), 'utf8'))?.[1] ?? '';
  test.each([
    ['the file', text],
    ['the page about production', documented],
  ])('as in %s says for every server what is logged', (_, said) => {
    const servers = said.split(/^server \{$/m).slice(1);
    expect(servers).toHaveLength(3);
    for (const server of servers) {
      expect(server.match(/access_log .*/g)).toEqual(['access_log /var/log/nginx/access.log pomp;']);
      expect(server.match(/error_log .*/g)).toEqual(['error_log /var/log/nginx/error.log emerg;']);
    }
    expect(said.match(/^log_format .*$/gm)).toEqual(text.match(/^log_format .*$/gm));
  });

  /** What nginx reads, with all that it keeps in the temporary folder. @param {string} servers */
  function configured(servers) {
    const [key, certificate] = [join(temporary, 'key.pem'), join(temporary, 'certificate.pem')];
    accepts(
      'openssl',
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-subj',
      '/CN=pomp.example',
      '-keyout',
      key,
      '-out',
      certificate,
    );
    const ours = servers
      .replaceAll(/\/etc\/pomp\/tls\/\w+\.key/g, key)
      .replaceAll(/\/etc\/pomp\/tls\/\w+\.pem/g, certificate)
      .replaceAll('/var/log/nginx', temporary);
    const file = join(temporary, 'nginx.conf');
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((what) => `${what}_temp_path ${temporary}/${what};`);
    writeFileSync(
      file,
      `pid ${temporary}/pid; error_log ${temporary}/error.log; events {} http { access_log ${temporary}/access.log; ${places.join(' ')}\n${ours}\n}\n`,
    );
    return ['-p', temporary, '-c', file];
  }

  test.each(there('nginx'))('is one that %s takes', () => {
    accepts('nginx', '-t', ...configured(text));
  });

  test.each(there('nginx'))('has %s write no token into a log', async () => {
    let sockets = 0;
    const args = configured(
      text
        .replaceAll(/^( +)listen \d+/gm, (_, before) => `${before}listen unix:${temporary}/${++sockets}.sock`)
        // Nobody listens there, which is logged too.
        .replaceAll(/127\.0\.0\.1:\d+/g, `unix:${temporary}/nobody.sock`),
    );
    execFileSync('nginx', args, { stdio: 'ignore' });
    onTestFinished(() => void (existsSync(join(temporary, 'pid')) && accepts('nginx', '-s', 'stop', ...args)));
    const ask = (/** @type {number} */ number, /** @type {string} */ host, /** @type {string} */ path) =>
      new Promise((resolve, reject) => {
        const { request } = number === 1 ? http : https;
        const headers = { host, referer: `https://${host}/foto/?token=secret-of-the-page-before` };
        const options = { socketPath: join(temporary, `${number}.sock`), path, headers, rejectUnauthorized: false };
        request(options, (answer) => answer.resume().on('end', () => resolve(answer.statusCode)))
          .on('error', reject)
          .end();
      });
    expect(await ask(1, 'www.pomp.example', '/foto/?token=secret')).toBe(301);
    expect(await ask(2, 'www.pomp.example', '/foto/?token=secret')).toBe(502);
    expect(await ask(3, 'api.pomp.example', '/documents/resumable/?token=secret')).toBe(502);
    accepts('nginx', '-s', 'quit', ...args);
    await expect.poll(() => existsSync(join(temporary, 'pid'))).toBe(false);
    // All that it wrote: also what the surroundings log by themselves.
    const logged = readFileSync(join(temporary, 'access.log'), 'utf8');
    expect(logged.match(/"GET \/foto\/ HTTP/g)).toHaveLength(2);
    expect(logged).toContain('GET /documents/resumable/ ');
    for (const file of ['access.log', 'error.log']) expect(readFileSync(join(temporary, file), 'utf8')).not.toContain('secret');
  });
});

describe('Caddyfile', () => {
  const text = read('Caddyfile');

  test('sends everything to services that the compose file has, and closes what it opens', () => {
    expect(unclosed(text)).toBe(0);
    const services = [...text.matchAll(/reverse_proxy (\w+):\d+/g)].map(([, name]) => name);
    expect(services.length).toBeGreaterThan(0);
    expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(services));
  });

  test.each(there('caddy'))('is one that %s takes', () => {
    accepts('caddy', 'validate', '--adapter', 'caddyfile', '--config', 'Caddyfile');
  });
});

describe('compose.yaml', () => {
  test('names files, targets, services and volumes that there are', () => {
    const targets = [...read('Containerfile').matchAll(/^FROM \S+ AS (\S+)/gm)].map(([, name]) => name);
    for (const [name, { build, env_file: environment, depends_on: waitsFor = [], volumes = [] }] of Object.entries(
      compose.services,
    )) {
      if (build) expect(targets, name).toContain(build.target);
      if (environment) expect(existsSync(join(folder, environment)), environment).toBe(true);
      expect(Object.keys(compose.services), name).toEqual(
        expect.arrayContaining(Array.isArray(waitsFor) ? waitsFor : Object.keys(waitsFor)),
      );
      for (const volume of volumes) {
        const [from = ''] = volume.split(':');
        if (from.startsWith('.')) expect(existsSync(join(folder, from)), volume).toBe(true);
        else expect(Object.keys(compose.volumes), volume).toContain(from);
      }
    }
  });

  test('gives nobody an address that another has for good', () => {
    const [{ subnet, ip_range: range = subnet }] = compose.networks.default.ipam.config;
    const block = (/** @type {string} */ network) => {
      const [address = '', bits] = network.split('/');
      const list = new BlockList();
      list.addSubnet(address, Number(bits));
      return list;
    };
    const fixed = Object.values(compose.services).flatMap(({ networks = {} }) =>
      Object.values(networks).flatMap(({ ipv4_address: address }) => address ?? []),
    );
    expect(fixed).not.toEqual([]);
    expect(fixed.filter((address) => !block(subnet).check(address) || block(range).check(address))).toEqual([]);
  });
});

describe.each(['backend', 'site'])('%s.env', (part) => {
  test('keeps data in the folder that its unit makes', () => {
    const [, made] = /^StateDirectory=(.+)$/m.exec(read(`systemd/pomp-${part}.service`)) ?? [];
    expect(parseEnv(read(`${part}.env`))).toMatchObject({ DATA_DIR: `/var/lib/${made}` });
  });
});

describe('backend.env', () => {
  test.each(there('sh'))('says the same to %s, for the commands of the back-ups, as to the programs', (shell) => {
    const [documented = ''] = /set -a && \. \S+/.exec(readFileSync(join(root, 'docs/production.md'), 'utf8')) ?? [];
    const reading = documented.replace('/etc/pomp/', './');
    const asked = `set -eu; ${reading}; exec "$0" --print "JSON.stringify(process.env)"`;
    const heard = JSON.parse(String(accepts(shell, '-c', asked, process.execPath)));
    const written = parseEnv(read('backend.env'));
    expect(written).toMatchObject({ DATA_DIR: expect.any(String), SERVICE_EMAIL: expect.any(String) });
    expect(heard).toMatchObject(written);
  });
});

describe('systemd', () => {
  const units = readdirSync(join(folder, 'systemd'));
  /** What builds make, by the name that they are given. */
  const programs = [...readFileSync(join(root, 'apps/backend/package.json'), 'utf8').matchAll(/(\S+?)=src\/\S+\.ts/g)].map(
    ([, name]) => `dist/${name}.js`,
  );

  test.each(units)('%s has known sections, and starts programs that there are', (unit) => {
    const lines = read(`systemd/${unit}`)
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(lines.filter((line) => line.startsWith('['))).toEqual(
      expect.arrayContaining(['[Unit]', unit.endsWith('.timer') ? '[Timer]' : '[Service]']),
    );
    expect(lines.filter((line) => !/^(?:\[(?:Unit|Service|Timer|Install)\]|[A-Z]\w+=.*)$/.test(line))).toEqual([]);
    for (const [program] of lines.join('\n').matchAll(/dist\/[\w-]+\.js/g))
      expect([...programs, 'dist/server.js'], unit).toContain(program);
  });

  test.each(units.filter((unit) => read(`systemd/${unit}`).includes('dist/doctor.js')))(
    '%s lets the doctor write where the backend keeps its files, as it tries',
    (unit) => {
      const [, made = ''] = /^StateDirectory=(.+)$/m.exec(read(`systemd/${unit}`)) ?? [];
      expect(made.split(' ').map((place) => `/var/lib/${place}`)).toContain(parseEnv(read('backend.env')).DATA_DIR);
    },
  );

  test.each(there('systemd-analyze'))('%s takes them', () => {
    // It also looks whether the program is there, which it is where the parts run and needn't be here.
    const places = units.map((unit) => {
      const place = join(temporary, unit);
      writeFileSync(place, read(`systemd/${unit}`).replaceAll('/usr/bin/node', process.execPath));
      return place;
    });
    accepts('systemd-analyze', 'verify', ...places);
  });
});

describe('monitoring', () => {
  test('each rule says when, how urgent and what', () => {
    /** @type {{ groups: { rules: Record<string, unknown>[] }[] }} */
    const { groups } = parse(read('monitoring/alerts.yml'));
    for (const rule of groups.flatMap(({ rules }) => rules)) {
      expect(rule).toMatchObject({
        alert: expect.stringMatching(/^\w+$/),
        expr: expect.any(String),
        labels: { severity: expect.stringMatching(/^(page|look)$/) },
        annotations: { summary: expect.any(String) },
      });
      const signs = String(rule.expr).replaceAll(/"[^"]*"/g, '');
      for (const [opened, closed] of ['()', '{}', '[]'].map((pair) => [...pair]))
        expect(signs.split(opened ?? '').length, String(rule.alert)).toBe(signs.split(closed ?? '').length);
    }
    const { panels } = JSON.parse(read('monitoring/dashboard.json'));
    expect(panels.length).toBeGreaterThan(0);
  });

  test.each(there('promtool'))('are rules that %s takes', () => {
    accepts('promtool', 'check', 'rules', 'monitoring/alerts.yml');
  });
});
