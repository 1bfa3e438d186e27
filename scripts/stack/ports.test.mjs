import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { freePorts, refuseBusyPorts } from './ports.mjs';

/** @type {import('node:net').Server[]} */
const servers = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));
/** Listens on the highest port that is free. */
async function listenHigh() {
  for (let port = 65_535; ; port -= 1) {
    const server = createServer();
    const heard = Promise.race([once(server, 'listening').then(() => true), once(server, 'error').then(() => false)]);
    server.listen(port, '127.0.0.1');
    if (!(await heard)) continue;
    servers.push(server);
    return port;
  }
}

test('of a port that is in use, one that there is is advised, whichever command asks', async () => {
  const site = await listenHigh();
  await expect(refuseBusyPorts({ ...(await freePorts()), site })).rejects.toThrow(
    new RegExp(
      `^Port ${site} is in use.*: stop that process, or choose another port, for example by SITE_PORT=${site - 10} in the environment\\.$`,
    ),
  );
});

test('a port that was promised to another is given to nobody else, though nothing listens on it yet', async () => {
  // All that are given, but fifty of them.
  const left = Array.from({ length: 50 }, (_, index) => 25_000 + index);
  const promised = Array.from({ length: 10_000 }, (_, index) => 20_000 + index).filter((port) => !left.includes(port));
  const ports = Object.values(await freePorts(promised));
  expect(ports).toHaveLength(4);
  expect(left).toEqual(expect.arrayContaining(ports));
});
