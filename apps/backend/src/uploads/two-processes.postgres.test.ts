import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { asksOnlyFor } from '@pomp/tooling/hear-words-elsewhere';
import { beforeAll, expect, test } from 'vitest';
import { listen } from '../testing/listening-backend.js';
import { mp4Head } from '../testing/multipart.js';
import { startTestBackend, type TestBackend } from '../testing/test-backend.js';
import { bearerOf, tus, tusSender } from '../testing/tus-sender.js';

asksOnlyFor();

let backend: TestBackend;
let urls: readonly [string, string];
beforeAll(async () => {
  backend = await startTestBackend();
  urls = [await listen(backend), await listen(await backend.second())];
});

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

test('a sender that stalls at one process lets go when it is gone on with at another, and spoils nothing', async () => {
  const [one, other] = urls.map(tusSender);
  const own = await backend.customer();
  const bytes = Buffer.concat([mp4Head, randomBytes(3_000_000)]);
  const begun = await one?.begin(own, { size: bytes.length });
  const stalledAt = begun?.address ?? '';
  const goneOnAt = stalledAt.replace(urls[0], urls[1]);

  const stalling = request(stalledAt, {
    method: 'PATCH',
    agent: false,
    headers: {
      ...tus,
      ...(await bearerOf(own)),
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
      'content-length': bytes.length,
    },
  });
  const ended = Promise.race([once(stalling, 'error'), once(stalling, 'response')]);
  stalling.write(bytes.subarray(0, 1_000_000));
  const id = stalledAt.split('/').at(-1) ?? '';
  await expect.poll(async () => Number(await backend.storage.size(id))).toBeGreaterThan(0);

  const offset = (await other?.offsetOf(own, goneOnAt)) ?? Number.NaN;
  expect(offset).toBeGreaterThan(0);
  expect((await other?.append(own, goneOnAt, offset, bytes.subarray(offset)))?.status).toBe(204);
  // It was cut off before it could go on writing beside the other.
  await ended;
  stalling.destroy();
  const downloaded = await own.browser.request(`/api/account/getUpload?id=${id}`);
  expect(hashOf(new Uint8Array(await downloaded.arrayBuffer()))).toBe(hashOf(bytes));
});
