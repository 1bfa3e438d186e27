import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { yieldProcessor } from './share-of-processor.mjs';

async function session() {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1e9)'], { detached: true });
  await once(child, 'spawn');
  onTestFinished(() => void child.kill());
  return child;
}

/** Where sessions have shares: as Linux says it. */
const shareOf = (/** @type {number | undefined} */ pid) =>
  existsSync('/proc/self/autogroup')
    ? readFileSync(`/proc/${pid}/autogroup`, 'utf8').trim().split(' ').slice(1).join(' ')
    : undefined;
const share = (/** @type {number} */ nice) => (existsSync('/proc/self/autogroup') ? `nice ${nice}` : undefined);

test('servers that start at the same time leave the processor to others until they have started', async () => {
  const [backend, sandbox] = await Promise.all([session(), session()]);
  const started = await Promise.all([yieldProcessor(backend.pid), yieldProcessor(sandbox.pid)]);
  expect([shareOf(backend.pid), shareOf(sandbox.pid)]).toEqual([share(10), share(10)]);
  await Promise.all(started.map((giveBack) => giveBack()));
  expect([shareOf(backend.pid), shareOf(sandbox.pid)]).toEqual([share(0), share(0)]);
});

test('one that ended before it had started needs no share', async () => {
  const child = await session();
  const giveBack = await yieldProcessor(child.pid);
  child.kill();
  await once(child, 'exit');
  await expect(giveBack()).resolves.toBeUndefined();
});
