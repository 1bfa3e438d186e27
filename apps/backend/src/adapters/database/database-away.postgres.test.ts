import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { edition } from '@pomp/edition/editions/pomp';
import { sql } from 'drizzle-orm';
import { asksOnlyFor } from '@pomp/tooling/hear-words-elsewhere';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBackend, type Backend } from '../../create-backend.js';
import { createCustomer } from '../../customers/create-customer.js';
import { readDeskAddresses } from '../../enquiries/desk-addresses.js';
import { createLogger } from '../../logger.js';
import { Browser } from '../../testing/browser.js';
import { openLineToPostgres, type CuttableLine } from '../../testing/cuttable-line.js';
import { testPdfThreads } from '../../testing/pdf-threads.js';
import { paymentsInMemory } from '../../testing/payments-in-memory.js';
import { noRegisters } from '../../testing/test-backend.js';
import { createPostgresDatabase } from '../../testing/test-database.js';
import { usualSessionLifetime } from '../../sessions/session.js';
import { smtpMail } from '../mail/smtp-mail.js';
import { diskStorage } from '../storage/disk-storage.js';
import type { DatabaseConnection } from './database.js';
import { isDatabaseAway } from './database-errors.js';
import { openPostgres } from './open-postgres.js';

asksOnlyFor();

const siteUrl = 'http://localhost:3000';
/** A busy machine takes longer than a server does. */
const recovery = { timeout: 20_000 };

describe('while PostgreSQL is away', () => {
  let line: CuttableLine;
  let connection: DatabaseConnection;
  let backend: Backend;
  let browser: Browser;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const { url: direct, drop } = await createPostgresDatabase();
    const lineTo = await openLineToPostgres(direct);
    line = lineTo.line;
    const logger = createLogger({ level: 'silent' });
    connection = await openPostgres({ url: lineTo.url, logger, maxConnections: 3 });
    const mail = smtpMail({ url: 'smtp://127.0.0.1:1', from: 'Pomp <klantenservice@pomp.example>' });
    const disk = { hasSpace: async () => true, hasSpaceToClean: async () => true, reserve: async () => () => undefined };
    const folder = await mkdtemp(join(tmpdir(), 'pomp-files-'));
    backend = createBackend({
      edition,
      connection,
      clock: () => new Date(),
      logger,
      mail,
      addresses: { find: async () => [{ street: 'Havenstraat', place: 'Huizen', addition: '' }] },
      registers: noRegisters,
      payments: paymentsInMemory(),
      disk,
      pdfs: testPdfThreads(),
      storage: await diskStorage({ folder, disk }),
      siteUrl,
      publicUrl: 'http://localhost:4000',
      trustedProxies: [],
      sessionLifetime: usualSessionLifetime,
      serviceEmail: 'service@pomp.example',
      deskAddresses: readDeskAddresses('', 'service@pomp.example'),
      signingKeys: [],
      gatherNews: 0,
      backofficeApiKey: undefined,
      version: '0.0.0',
    });
    await createCustomer(
      backend.context,
      { email: 'klant@pomp.example', firstName: 'A', lastName: 'B', password: 'Warmte123' },
      'seller',
    );
    browser = new Browser(async (path, init) => backend.app.request(siteUrl + path, init), siteUrl);
    await browser.call('login', { body: { email: 'klant@pomp.example', password: 'Warmte123' } });
    close = async () => {
      await connection.close();
      await line.cut();
      await drop();
      await rm(folder, { recursive: true });
    };
  });
  afterAll(() => close());

  const houses = async () => (await browser.call('getHouses', {})).status;

  test('every call says so and when to come back, and all is well when it is back', async () => {
    await line.cut();
    for (let time = 0; time < 3; time++) {
      const health = await browser.request('/healthz');
      expect(health.status).toBe(503);
      const { status, body, headers } = await browser.call('getHouses', {});
      expect(status).toBe(503);
      expect(headers.get('retry-after')).toBe('5');
      expect(body).toMatchObject({ code: 'unavailable' });
    }
    // What counts tries together fails for each of them.
    const savings = () => browser.call('postSavings', { body: { zip: '1271AD', houseNumber: '5' } });
    const refused = await Promise.all(Array.from({ length: 8 }, savings));
    expect(refused.map(({ status }) => status)).toEqual(Array(8).fill(503));
    await line.restore();
    await expect.poll(houses, recovery).toBe(200);
    await expect.poll(async () => (await browser.request('/healthz')).status, recovery).toBe(200);
    await expect.poll(async () => (await savings()).status, recovery).toBe(200);
    await expect(browser.call('getHouses', {})).resolves.toMatchObject({ status: 200, body: [] });
  });

  test('a change that it broke off is one more call that says so, and the process lives', async () => {
    const broken = connection.database.transaction(async (transaction) => {
      await transaction.execute(sql`select 1`);
      await line.cut();
      await transaction.execute(sql`select 1`);
    });
    await expect(broken).rejects.toSatisfy(isDatabaseAway);
    await line.restore();
    await expect.poll(houses, recovery).toBe(200);
  });

  test('one that hangs is away too, and takes no connections with it, in the middle of a change or before', async () => {
    const begin = () => connection.database.transaction((transaction) => transaction.execute(sql`select 1`));
    const comesBack = () =>
      expect
        .poll(
          () =>
            begin().then(
              () => 'done',
              () => 'refused',
            ),
          recovery,
        )
        .toBe('done');
    // Each on a connection of its own: all that there may be.
    await Promise.all(Array.from({ length: 3 }, begin));
    line.freeze();
    for (const { status } of await Promise.allSettled(Array.from({ length: 4 }, begin))) expect(status).toBe('rejected');
    line.thaw();
    await comesBack();

    const inTheMiddle = connection.database.transaction(async (transaction) => {
      await transaction.execute(sql`select 1`);
      line.freeze();
      await transaction.execute(sql`select 1`);
    });
    await expect(inTheMiddle).rejects.toSatisfy(isDatabaseAway);
    const { status, headers } = await browser.call('getHouses', {});
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('5');

    line.thaw();
    await comesBack();
    await expect.poll(houses, recovery).toBe(200);
  });

  test('whoever waits for an answer isn’t kept waiting, and a job is', async () => {
    const slow = sql`select pg_sleep(2.5)`;
    await expect(connection.database.execute(slow)).rejects.toSatisfy(isDatabaseAway);
    await connection.background.execute(slow);
  });
});
