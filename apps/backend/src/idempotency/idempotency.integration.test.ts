import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { doneOnce } from '../adapters/database/schema/index.js';
import { hours, minutes } from '../clock/clock.js';
import type { Browser } from '../testing/browser.js';
import { startTestBackend, type TestBackend } from '../testing/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});

const house = { address: 'Lindelaan 12', zip: '3581 KJ', city: 'Utrecht', mainAddress: false };

async function post(browser: Browser, { key, body = house }: { readonly key?: string; readonly body?: object } = {}) {
  const response = await browser.request('/api/account/postHouse', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key !== undefined && { 'idempotency-key': key }) },
    body: JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
}

async function countHouses(browser: Browser) {
  const { status, body } = await browser.call('getHouses', {});
  if (status !== 200) throw new Error(`No houses: ${status}`);
  // The one that every customer of these tests starts with doesn't count.
  return body.length - 1;
}

describe('with a key', () => {
  test('four posts at once add one house, and all get the same answer', async () => {
    const { browser } = await backend.customer();
    const answers = await Promise.all(Array.from({ length: 4 }, () => post(browser, { key: 'form-1' })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await countHouses(browser)).toBe(1);
  });

  test('another body is refused, and adds nothing', async () => {
    const { browser } = await backend.customer();
    await post(browser, { key: 'form-1' });
    const other = await post(browser, { key: 'form-1', body: { ...house, city: 'Zeist' } });
    expect(other.status).toBe(422);
    expect(JSON.parse(other.text)).toMatchObject({ code: 'keyReused' });
    expect(await countHouses(browser)).toBe(1);
  });

  test('the same body under another key is another house', async () => {
    const { browser } = await backend.customer();
    for (const key of ['form-1', 'form-2']) expect((await post(browser, { key })).status).toBe(200);
    expect(await countHouses(browser)).toBe(2);
  });

  test('the same key of another customer is another key', async () => {
    const [one, other] = [await backend.customer(), await backend.customer()];
    const answers = [await post(one.browser, { key: 'form-1' }), await post(other.browser, { key: 'form-1' })];
    expect(new Set(answers.map(({ text }) => text)).size).toBe(2);
  });

  test('a retry of hours later is still answered as the first', async () => {
    const { browser } = await backend.customer();
    const first = await post(browser, { key: 'form-1' });
    backend.pass(hours(23));
    expect(await post(browser, { key: 'form-1' })).toEqual(first);
    expect(await countHouses(browser)).toBe(1);
  });

  test('what was refused wasn’t done: corrected, it goes through under the same key', async () => {
    const { browser } = await backend.customer();
    expect((await post(browser, { key: 'form-1', body: { ...house, zip: '0000 AA' } })).status).toBe(422);
    expect((await post(browser, { key: 'form-1' })).status).toBe(200);
    expect(await countHouses(browser)).toBe(1);
  });

  test.each(['', 'x'.repeat(256), 'one two'])('‘%s’ is no key', async (key) => {
    const { browser } = await backend.customer();
    expect((await post(browser, { key })).status).toBe(400);
    expect(await countHouses(browser)).toBe(0);
  });
});

describe('without a key', () => {
  test('four posts at once add one house', async () => {
    const { browser } = await backend.customer();
    const answers = await Promise.all(Array.from({ length: 4 }, () => post(browser)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await countHouses(browser)).toBe(1);
  });

  test('the same again is a retry for five minutes, and then another house', async () => {
    const { browser } = await backend.customer();
    await post(browser);
    backend.pass(minutes(4));
    await post(browser);
    expect(await countHouses(browser)).toBe(1);
    backend.pass(minutes(1));
    await post(browser);
    expect(await countHouses(browser)).toBe(2);
  });

  test('another house is no retry', async () => {
    const { browser } = await backend.customer();
    await post(browser);
    await post(browser, { body: { ...house, city: 'Zeist' } });
    expect(await countHouses(browser)).toBe(2);
  });

  test('a house that was deleted meanwhile is added anew', async () => {
    const { browser } = await backend.customer();
    const { id: houseId } = JSON.parse((await post(browser)).text) as { id: string };
    await browser.call('deleteHouse', { query: { houseId } });
    expect((await post(browser)).status).toBe(200);
    expect(await countHouses(browser)).toBe(1);
  });
});

test('what was done is forgotten when it can’t be asked again', async () => {
  const { browser, id } = await backend.customer();
  await post(browser, { key: 'form-1' });
  const kept = () => backend.context.database.select().from(doneOnce).where(eq(doneOnce.customerId, id));
  expect(await kept()).toHaveLength(1);
  await backend.start();
  backend.pass(hours(25));
  await backend.runDueJobs();
  await backend.stop();
  expect(await kept()).toEqual([]);
});
