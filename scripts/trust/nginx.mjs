import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ClearError } from '../workspace/clear-error.mjs';

/**
 * @param {string} folder
 * @param {import('../stack/settings.mjs').Ports} ports
 * @param {{ sites: number[], backends: number[] }} behind
 */
export async function startNginx(folder, ports, { sites, backends }) {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
  } catch {
    throw new ClearError('This needs nginx on the PATH: `apt-get install nginx`.');
  }
  const place = join(folder, 'nginx');
  mkdirSync(place, { recursive: true });
  const servers = (/** @type {number[]} */ all) =>
    all.map((port) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=1s;`).join(' ');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((what) => `${what}_temp_path ${place}/${what};`)
    .join(' ');
  writeFileSync(
    join(place, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 1; pid ${place}/pid; error_log ${place}/error.log; daemon off;
events { worker_connections 1024; }
http {
  access_log off; ${temporary}
  upstream pomp_site { ${servers(sites)} keepalive 64; }
  upstream pomp_backend { ${servers(backends)} keepalive 64; }
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_connect_timeout 2s;
  server {
    listen 127.0.0.1:${ports.site};
    location ~ ^/api/(account|auth|download)(/|$) { proxy_pass http://pomp_backend; }
    location / { proxy_pass http://pomp_site; }
  }
  server {
    listen 127.0.0.1:${ports.backend};
    location /documents/ { proxy_pass http://pomp_backend; client_max_body_size 0; proxy_request_buffering off; }
    location / { proxy_pass http://pomp_backend; }
  }
}
`,
  );
  const nginx = spawn('nginx', ['-p', place, '-c', join(place, 'nginx.conf')], { stdio: 'ignore' });
  const stop = () => void nginx.kill('SIGTERM');
  process.once('exit', stop);
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (nginx.exitCode !== null) throw new Error(`nginx stopped: ${readFileSync(join(place, 'error.log'), 'utf8')}`);
    if (
      await fetch(`http://127.0.0.1:${ports.backend}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return stop;
    await pause(100);
  }
  throw new Error('nginx does not answer.');
}
