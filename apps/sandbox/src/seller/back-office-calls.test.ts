import { createAdaptorServer } from '@hono/node-server';
import { expect, it } from 'vitest';
import { addressOf, closeHttp, listen } from '../listening.js';
import { backOfficeAt } from './back-office-calls.js';

it.each([
  ['null', 'null'],
  ['<h1>Bad Gateway</h1>', '<h1>Bad Gateway</h1>'],
  ['', 'De backend antwoordt 502.'],
  ['{"message":"Nu even niet."}', 'Nu even niet.'],
])('a refusal whose body is %s is one, whoever it is from', async (body, message) => {
  const between = createAdaptorServer({ fetch: () => new Response(body, { status: 502 }) });
  await listen(between, 0, '127.0.0.1');
  const ask = backOfficeAt({ backendUrl: `http://127.0.0.1:${addressOf(between)}`, apiKey: 'key' });
  await expect(ask('getTurns', {})).rejects.toMatchObject({ status: 503, message });
  await closeHttp(between);
});
