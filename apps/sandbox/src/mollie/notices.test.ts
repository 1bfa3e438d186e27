import { createAdaptorServer } from '@hono/node-server';
import { expect, test } from 'vitest';
import { addressOf, closeHttp, listen } from '../listening.js';
import { createNotices } from './notices.js';

test('a late notice that the shop didn’t hear is told again', async () => {
  const answers = [503, 500];
  let heard = 0;
  const shop = createAdaptorServer({ fetch: () => (heard++, new Response(null, { status: answers.shift() ?? 200 })) });
  await listen(shop, 0, '127.0.0.1');
  const waits: number[] = [];
  const notices = createNotices(
    () => {},
    (millis) => Promise.resolve(waits.push(millis)),
  );

  await notices.send({ id: 'tr_1', webhookUrl: `http://127.0.0.1:${addressOf(shop)}/` }, 'later');
  await expect.poll(() => heard).toBe(3);
  expect(waits).toEqual([20_000, 1_000, 5_000]);
  notices.stop();
  await closeHttp(shop);
});
