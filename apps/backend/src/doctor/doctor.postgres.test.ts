import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../adapters/database/open-postgres.js';
import { makeBackup } from '../backup/make-backup.js';
import { after, days, hours } from '../clock/clock.js';
import { createLogger } from '../logger.js';
import { openMailbox } from '../testing/mailbox.js';
import { startTestBackend } from '../testing/test-backend.js';
import { administer, createPostgresDatabase } from '../testing/test-database.js';
import { doctor } from './doctor-command.js';
import { examineBackup } from './examine-backup.js';

const opened: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of opened.reverse()) await close();
});

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  opened.push(() => server.close());
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

let environment: NodeJS.ProcessEnv;
let folder: string;
beforeAll(async () => {
  const { url, drop } = await createPostgresDatabase();
  opened.push(drop);
  folder = await mkdtemp(join(tmpdir(), 'pomp-doctor-test-'));
  opened.push(() => rm(folder, { recursive: true, force: true }));
  const mailbox = await openMailbox();
  opened.push(mailbox.close);
  const connection = await openPostgres({ url, logger: createLogger({ level: 'silent' }) });
  await makeBackup(
    { database: connection.background, clock: () => new Date() },
    { folder: join(folder, 'backups', 'night'), files: join(folder, 'none') },
  );
  await connection.close();
  const { app } = await startTestBackend();
  const site = await listen((request, response) => {
    response.setHeader('content-security-policy', "default-src 'none'; script-src 'self'");
    response.setHeader('x-content-type-options', 'nosniff');
    response.setHeader('referrer-policy', 'strict-origin-when-cross-origin');
    response.end(request.url);
  });
  environment = {
    DATABASE_URL: url,
    DATA_DIR: folder,
    SITE_URL: site,
    BACKEND_PUBLIC_URL: await listen(getRequestListener(app.fetch)),
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'Pomp <post@pomp.example>',
    MIN_FREE_DISK_MB: '0',
  };
});

const dns: Readonly<Record<string, string>> = {
  'pomp.example': 'v=spf1 include:mail.example -all',
  '_dmarc.pomp.example': 'v=DMARC1; p=reject',
  'mail1._domainkey.pomp.example': 'v=DKIM1; k=ed25519; p=MCow',
};
/** Asked for by whoever asks about it: to restore one takes longer than all the rest. */
const withBackups = () => [`--backups=${join(folder, 'backups')}`];
async function examined(changed: NodeJS.ProcessEnv = {}, given: readonly string[] = [], records = dns) {
  const { well, lines } = await doctor({
    given: ['--dkim=mail1', ...given],
    environment: { ...environment, ...changed },
    clock: () => new Date(),
    resolveTexts: async (name) => [[records[name] ?? ' ']],
  });
  return { well, text: lines.join('\n') };
}

test('finds a whole set-up well, with its own back-up restored', async () => {
  const { well, text } = await examined({ EDITION: 'amstelwarmte' }, withBackups());
  // Databases of tests may do without; what it says of them is true.
  const others = text.replace(/^(ok|FAIL) {2,4}durability .*/m, '');
  expect(others).not.toMatch(/^(FAIL|look)/m);
  expect(text).toMatch(/^ok {4}back-up .* was restored: \d+ rows and 0 files\./m);
  expect(text).toMatch(/^ok {4}migrations {3}All \d+ are applied/m);
  expect(well).toBe(!text.includes('fsync is off'));
});

test('says of each part that is away what to do, and goes on with the others', async () => {
  const nobody = 'http://127.0.0.1:1';
  const away = {
    DATABASE_URL: `postgres://nobody:wrong@127.0.0.1:1/${randomUUID()}`,
    SMTP_URL: 'smtp://127.0.0.1:1',
    SITE_URL: nobody,
    BACKEND_PUBLIC_URL: nobody,
  };
  const { well, text } = await examined(away, withBackups());
  expect(well).toBe(false);
  for (const what of ['database', 'mail server', 'site', 'headers', 'backend', 'notices', 'back-up'])
    expect(text).toMatch(new RegExp(`^FAIL {2}${what} .*\\n +→ `, 'm'));
  expect(text).toMatch(/^ok {4}folder/m);
});

test('sees what is missing in DNS, and who is trusted too widely', async () => {
  const { text } = await examined({ TRUSTED_PROXIES: '0.0.0.0/0' }, [], { '_dmarc.pomp.example': 'v=DMARC1; p=none' });
  expect(text).toMatch(/^FAIL {2}SPF/m);
  expect(text).toMatch(/^FAIL {2}DKIM/m);
  expect(text).toMatch(/^look {2}DMARC/m);
  expect(text).toMatch(/^FAIL {2}proxies/m);
});

test('knows that a domain above the sender’s says what becomes of its mails too', async () => {
  const below = (policy: string) =>
    examined({ MAIL_FROM: 'Pomp <post@mail.pomp.example>' }, [], {
      'mail.pomp.example': 'v=spf1 -all',
      '_dmarc.pomp.example': policy,
    });
  expect((await below('v=DMARC1; p=reject')).text).toMatch(/^ok {4}DMARC/m);
  expect((await below('v=DMARC1; p=reject; sp=none')).text).toMatch(/^look {2}DMARC/m);
  expect((await below('v=DMARC1; p=none; sp=quarantine')).text).toMatch(/^ok {4}DMARC/m);
  expect((await below('')).text).toMatch(/^FAIL {2}DMARC/m);
});

test('says that an identity which is an example isn’t the seller’s', async () => {
  expect((await examined()).text).toMatch(/^look {2}seller .* is an example.*\n +→ .*seller\.legal/m);
});

test('doesn’t believe a database that confirms what isn’t on its disk yet', async () => {
  const { url, drop } = await createPostgresDatabase();
  opened.push(drop);
  await administer(url, `alter database ${new URL(url).pathname.slice(1)} set synchronous_commit = off`);
  const { text, well } = await examined({ DATABASE_URL: url });
  expect(text).toMatch(/^FAIL {2}durability .*synchronous_commit.*\n +→ /m);
  expect(well).toBe(false);
});

test('sees that no back-up was made any more, and what the latest lacks', async () => {
  const { DATABASE_URL: url = '' } = environment;
  const open = (own: string) => openPostgres({ url: own, logger: createLogger({ level: 'silent' }) });
  const night = join(folder, 'backups', 'night', 'manifest.json');
  const text = await readFile(night, 'utf8');
  const { madeAt } = JSON.parse(text) as { madeAt: string };
  const examineAfter = (time: number) => examineBackup(join(folder, 'backups'), url, open, () => after(new Date(madeAt), time));
  expect(await examineAfter(hours(30))).toMatchObject([{ state: 'good' }]);
  expect(await examineAfter(days(3))).toMatchObject([{ state: 'wrong', says: expect.stringContaining('3 days') as string }]);
  await writeFile(night, text.replace('"missing": []', '"missing": ["a-photo"]'));
  expect(await examineAfter(hours(1))).toMatchObject([{ state: 'attention', says: expect.stringContaining('a-photo') as string }]);
  await writeFile(night, text);
});

test('says which copy of customers’ data it could not remove', async () => {
  const { DATABASE_URL: url = '' } = environment;
  let made = '';
  const open = async (own: string) => {
    made = new URL(own).pathname.slice(1);
    // Which PostgreSQL then doesn't drop.
    await administer(url, `alter database ${made} with is_template true`);
    return openPostgres({ url: own, logger: createLogger({ level: 'silent' }) });
  };
  const found = await examineBackup(join(folder, 'backups'), url, open, () => new Date());
  opened.push(async () => {
    await administer(url, `alter database ${made} with is_template false`);
    await administer(url, `drop database ${made} with (force)`);
  });
  expect(found.map(({ what, state }) => [what, state])).toEqual([
    ['back-up', 'good'],
    ['restored copy', 'wrong'],
  ]);
  expect(found[1]?.todo).toContain(`drop database ${made};`);
});

test('begins with the variables', async () => {
  const { well, text } = await examined({ APP_ENV: 'production' });
  expect(well).toBe(false);
  expect(text).toContain('APP_ENV=production needs');
});

test('tells what it takes', async () => {
  await expect(doctor({ given: ['--help'], environment: {}, clock: () => new Date() })).resolves.toMatchObject({ well: true });
  const { well, lines } = await doctor({ given: ['--nonsense'], environment: {}, clock: () => new Date() });
  expect(well).toBe(false);
  expect(lines.join('\n')).toContain('Usage: doctor');
});
