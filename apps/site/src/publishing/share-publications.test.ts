import { startPostgres } from '@pomp/tooling/postgres';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sharePublications, type SharedPublications } from './share-publications';

let server: Awaited<ReturnType<typeof startPostgres>>;
beforeAll(async () => {
  server = await startPostgres();
}, 120_000);
afterAll(() => server?.stop());

const sites: SharedPublications[] = [];
afterEach(async () => {
  for (const site of sites.splice(0)) await site.close();
});

/** A site, and what it was told; what it takes it hands on itself too, as its own route does. */
async function site(before = async () => {}) {
  const taken: string[] = [];
  const shared: SharedPublications = sharePublications({
    url: server.url,
    take: async (message) => {
      taken.push(message);
      await before();
      await shared.passOn(message);
    },
    anything: 'anything',
    report: () => undefined,
    pause: 10,
  });
  sites.push(shared);
  await shared.listening;
  return { taken, passOn: shared.passOn, takeAnything: shared.takeAnything };
}
/** Those of all sites, or of the first. */
async function loseConnections(some: '' | 'limit 1' = '') {
  const administrator = new pg.Client({ connectionString: server.url });
  await administrator.connect();
  await administrator.query(`select pg_terminate_backend(pid) from
    (select pid from pg_stat_activity where application_name = 'pomp site' order by backend_start ${some}) as listening`);
  await administrator.end();
}
const untilTaken = (of: { readonly taken: readonly string[] }, message: string) =>
  expect.poll(() => of.taken, { timeout: 30_000 }).toContain(message);

test('what one site was told reaches the others, and comes back to nobody', { timeout: 60_000 }, async () => {
  const [one, second, third] = [await site(), await site(), await site()];
  await one.passOn('{"full_slug":"home"}');
  await untilTaken(second, '{"full_slug":"home"}');
  await untilTaken(third, '{"full_slug":"home"}');
  await second.passOn('{"full_slug":"faq"}');
  await untilTaken(one, '{"full_slug":"faq"}');
  await untilTaken(third, '{"full_slug":"faq"}');
  // Notifications come in order: had the first come back, it would stand before these.
  expect(one.taken).toEqual(['{"full_slug":"faq"}']);
  expect(second.taken).toEqual(['{"full_slug":"home"}']);
  expect(third.taken).toEqual(['{"full_slug":"home"}', '{"full_slug":"faq"}']);
});

test('what is published once more while a site takes it reaches the others', { timeout: 60_000 }, async () => {
  let begin = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  const one = await site();
  const second = await site(() => (begin(), gone));
  await one.passOn('{"full_slug":"home"}');
  await begun;
  await second.passOn('{"full_slug":"home"}');
  letGo();
  await second.passOn('{"full_slug":"faq"}');
  await untilTaken(one, '{"full_slug":"faq"}');
  await expect.poll(() => [...one.taken].sort()).toEqual(['{"full_slug":"faq"}', '{"full_slug":"home"}']);
});

test(
  'what a site can’t take at once isn’t lost: it looks at all that it keeps as soon as it can',
  { timeout: 60_000 },
  async () => {
    let failures = 2;
    const second = await site(async () => {
      failures -= 1;
      if (failures >= 0) throw new Error('busy');
    });
    const one = await site();
    await one.passOn('{"full_slug":"home"}');
    await expect.poll(() => second.taken).toEqual(['{"full_slug":"home"}', 'anything', 'anything']);
    expect(one.taken).toEqual([]);
  },
);

test('it counts as passed on once the database has it: the site may be gone the moment after', { timeout: 60_000 }, async () => {
  const one = await site();
  const listener = new pg.Client({ connectionString: server.url });
  const heard: unknown[] = [];
  listener.on('notification', ({ payload }) => heard.push(payload));
  await listener.connect();
  await listener.query('listen pomp_published');
  const { rows } = await listener.query<{ pid: number }>("select pid from pg_stat_activity where application_name = 'pomp site'");
  const pid = rows[0]!.pid;
  let counts = false;
  process.kill(pid, 'SIGSTOP');
  const passedOn = one.passOn('{"full_slug":"home"}').then(() => (counts = true));
  try {
    await listener.query('select 1');
    expect(counts).toBe(false);
  } finally {
    process.kill(pid, 'SIGCONT');
  }
  await passedOn;
  // PostgreSQL gives what there is to hear before it answers.
  await listener.query('select 1');
  await listener.end();
  expect(heard).toEqual([expect.stringContaining('{"full_slug":"home"}')]);
});

test('a message that is too long to carry makes everything stale', { timeout: 60_000 }, async () => {
  const [one, second] = [await site(), await site()];
  await one.passOn(`{"text":"${'x'.repeat(8_000)}"}`);
  await untilTaken(second, 'anything');
});

test('what a site looks at again by itself the others don’t hear of', { timeout: 60_000 }, async () => {
  const [one, second] = [await site(), await site()];
  await one.takeAnything();
  await one.passOn('{"full_slug":"home"}');
  await untilTaken(second, '{"full_slug":"home"}');
  expect(one.taken).toEqual(['anything']);
  expect(second.taken).toEqual(['{"full_slug":"home"}']);
});

test('after a connection that was lost everything is stale, and what follows is heard', { timeout: 60_000 }, async () => {
  const [one, second] = [await site(), await site()];
  await loseConnections();
  await untilTaken(one, 'anything');
  await untilTaken(second, 'anything');
  await one.passOn('{"full_slug":"home"}');
  await untilTaken(second, '{"full_slug":"home"}');
});

test(
  'what a site is told while it has lost the database reaches the others when it has it again',
  { timeout: 60_000 },
  async () => {
    const [one, second] = [await site(), await site()];
    await loseConnections('limit 1');
    await one.passOn('{"full_slug":"home"}');
    await untilTaken(second, '{"full_slug":"home"}');
    expect(second.taken).toEqual(['{"full_slug":"home"}']);
  },
);

test('without a database a site doesn’t wait, and tells nobody', async () => {
  const alone = sharePublications({
    url: 'postgres://nobody@127.0.0.1:1/nothing',
    take: () => Promise.reject(new Error('nobody')),
    anything: '{}',
    report: () => undefined,
  });
  sites.push(alone);
  await alone.listening;
  await alone.passOn('{}');
});
