import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Context } from '../context/context.js';
import { HttpError } from '../errors/http-error.js';
import { days, minutes, seconds } from '../clock/clock.js';
import { startTestBackend, type TestBackend } from '../testing/test-backend.js';
import { isWithin, throttled } from './throttled.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
let what: readonly string[];
let people = 0;
beforeEach(() => {
  what = ['knocking', `visitor ${++people}`];
});

const triesPerMinute = 10;
const knock = (context: Context = backend.context) => isWithin(context, { what, triesPerMinute });
const passed = (answers: readonly boolean[]) => answers.filter(Boolean).length;

test('of many tries at the same moment exactly as many pass as may', async () => {
  const answers = await Promise.all(Array.from({ length: 60 }, () => knock()));
  expect(passed(answers)).toBe(triesPerMinute);
  expect(await knock()).toBe(false);
});

test('the tries of one don’t count for another, however they come in between', async () => {
  const others = Array.from({ length: 40 }, (_, index) =>
    isWithin(backend.context, { what: ['knocking', `other ${index}`], triesPerMinute: 1 }),
  );
  const own = Array.from({ length: 12 }, () => knock());
  expect(passed(await Promise.all(others))).toBe(40);
  expect(passed(await Promise.all(own))).toBe(triesPerMinute);
});

test('the first that passes are the first that came', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => knock()));
  expect(answers).toEqual([...Array<boolean>(10).fill(true), false, false]);
});

test('tries of several processes are counted together', async () => {
  const { database } = backend.context;
  // A transaction writes by itself, as another process does.
  const elsewhere = () => database.transaction(async (transaction) => knock({ ...backend.context, database: transaction }));
  const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? knock() : elsewhere())));
  expect(passed(answers)).toBe(triesPerMinute);
});

test('a minute after the first try there is room again, and until then one hears how long', async () => {
  const wait = async () => {
    const thrown = await throttled(backend.context, { what, triesPerMinute }).catch((error: unknown) => error);
    return thrown instanceof HttpError ? thrown.headers['retry-after'] : undefined;
  };
  for (let time = 0; time < triesPerMinute; time++) expect(await wait()).toBeUndefined();
  backend.pass(45_000);
  expect(await wait()).toBe('15');
  backend.pass(minutes(1) - 45_000);
  expect(await wait()).toBeUndefined();
});

test('a clock that was a day ahead holds nobody up for that day, and one that is a little behind gives no more room', async () => {
  backend.pass(days(1));
  for (let time = 0; time < triesPerMinute; time++) await knock();
  backend.pass(-seconds(5));
  expect(await knock()).toBe(false);
  backend.pass(-days(1));
  expect(await knock()).toBe(true);
});
