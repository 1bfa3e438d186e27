import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { backofficeCalls } from '@pomp/api-contract';
import { expect, test, vi } from 'vitest';
import { setServerTimeouts } from './server-timeouts.js';

test('a request with a file may take as long as it takes, any other five minutes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const ended: string[] = [];
  const server = createServer((request, response) => {
    request.on('close', () => ended.push(request.url ?? ''));
    request.on('error', () => {});
    request.resume().on('end', () => response.end('whole'));
  });
  setServerTimeouts(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const slow = async (path: string) => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    const arrived = once(server, 'request');
    socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\n1`);
    await arrived;
    return socket;
  };
  const files = [
    await slow('/documents/upload?token=x'),
    await slow(`${backofficeCalls.postOrderPhoto.path}?orderId=x`),
    await slow(`${backofficeCalls.postDocument.path}?orderId=x`),
  ];
  const form = await slow('/api/account/putUser');
  const formClosed = once(form, 'close');
  vi.advanceTimersByTime(5 * 60_000);
  vi.useRealTimers();
  await formClosed;
  expect(ended).toEqual(['/api/account/putUser']);
  for (const file of files) {
    const answer = once(file, 'data');
    file.write('2');
    expect(String((await answer)[0])).toContain('200 OK');
    file.destroy();
  }
  server.close();
});

test('a connection is kept longer than a proxy before us keeps it', () => {
  const server = createServer();
  setServerTimeouts(server);
  // The site's reverse proxy closes after half a minute, nginx after one.
  expect(server.keepAliveTimeout).toBeGreaterThan(60_000);
});
