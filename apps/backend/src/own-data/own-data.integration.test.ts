import { Readable } from 'node:stream';
import type { ResponseOf, Calls } from '@pomp/api-contract';
import { getTableColumns, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import * as schema from '../adapters/database/schema/index.js';
import { recordChange } from '../audit/audit.repository.js';
import { everyTable, tableName } from '../adapters/database/schema/every-table.js';
import { busyCustomer as makeBusyCustomer } from '../testing/busy-customer.js';
import { password, serviceEmail, startTestBackend, type TestBackend } from '../testing/test-backend.js';
import { photo, uploadPhoto } from '../testing/upload-photo.js';
import { filesInZip } from '../testing/files-in-zip.js';
import { exportedTables } from './exported-tables.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});

type Export = ResponseOf<Calls['getUserData']>;

const busyCustomer = () => makeBusyCustomer(backend);

const exportOf = async ({ browser }: Awaited<ReturnType<typeof backend.customer>>) => {
  const { status, body } = await browser.call('getUserData', {});
  if (status !== 200) throw new Error(`No export: ${status}`);
  return body as Export;
};

describe('what a customer downloads', () => {
  test('has a place for every table there is, and a reason for what it leaves out', async () => {
    const known = Object.entries(schema).flatMap(([name, part]) => (part instanceof PgTable ? [name] : []));
    expect(Object.keys(exportedTables).sort()).toEqual(known.sort());
    for (const table of Object.values(exportedTables)) if ('leftOut' in table) expect(table.leftOut.length).toBeGreaterThan(20);

    const { rows } = (await backend.context.database.execute(
      sql`select table_name from information_schema.tables where table_schema = 'public'`,
    )) as { rows: { table_name: string }[] };
    expect(rows.map(({ table_name }) => table_name).sort()).toEqual(everyTable.map(tableName).sort());
  });

  test('is a file with all of that, and nothing of anyone else', async () => {
    const [own, other] = [await busyCustomer(), await busyCustomer()];
    const response = await own.browser.request('/api/account/getUserData');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="pomp-gegevens-2026-11-21.json"');
    const text = await response.text();
    const { data } = JSON.parse(text) as Export;
    for (const [name, table] of Object.entries(exportedTables)) {
      if ('leftOut' in table) expect(data).not.toHaveProperty(name);
      else expect(data[name]?.length, name).toBeGreaterThan(0);
    }
    expect(data.customer).toMatchObject([{ id: own.id, email: own.email, birthdate: '1980-11-21' }]);
    expect(data.sectionAnswers).toMatchObject([{ houseId: own.houseId, answers: { gasConsumption: '1450' } }]);
    for (const theirs of [other.id, other.email, other.houseId]) expect(text).not.toContain(theirs);
  });

  test('has every column but secrets', async () => {
    const own = await busyCustomer();
    const { data } = await exportOf(own);
    for (const [name, table] of Object.entries(exportedTables)) {
      if ('leftOut' in table) continue;
      const columns = Object.keys(getTableColumns(schema[name as 'customer'])).filter((column) => !table.secrets.includes(column));
      expect(Object.keys(data[name]?.[0] ?? {}).sort(), name).toEqual(columns.sort());
      expect(
        columns.filter((column) => /hash|token|secret/i.test(column)),
        name,
      ).toEqual([]);
    }
    const text = JSON.stringify(data);
    for (const secret of [password, own.browser.cookies.get('pomp_session') ?? '']) expect(text).not.toContain(secret);
  });

  test('holds a long history whole and in order', async () => {
    const own = await backend.customer();
    for (let change = 0; change < 1_001; change++) {
      await recordChange(backend.context.database, {
        customerId: own.id,
        actor: 'customer',
        action: `change ${change}`,
        at: backend.now(),
      });
    }
    const { data } = await exportOf(own);
    const changes = (data.audit ?? []).map(({ action }) => String(action)).filter((action) => action.startsWith('change '));
    expect(changes).toEqual(Array.from({ length: 1_001 }, (_, change) => `change ${change}`));
  });

  test('comes with every photo and video as a zip', async () => {
    const [own, other] = [await busyCustomer(), await busyCustomer()];
    const content = await photo(33, 22);
    const { id } = await uploadPhoto(own, { houseId: own.houseId, name: 'kètel.jpg', content });
    const response = await own.browser.request('/api/account/getUserFiles');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="pomp-gegevens-2026-11-21.zip"');
    expect(response.headers.get('content-type')).toBe('application/zip');
    const files = await filesInZip(Buffer.from(await response.arrayBuffer()));
    expect([...files.keys()].filter((name) => name.endsWith('.jpg'))).toHaveLength(2);
    expect(files.get(`bestanden/photoCurrentGasBoilerAndPipes/${id.slice(0, 8)}-kètel.jpg`)).toEqual(content);
    const data = files.get('gegevens.json')?.toString() ?? '';
    expect(JSON.parse(data)).toMatchObject({ data: { customer: [{ id: own.id }] } });
    expect(data).not.toContain(other.id);

    const page = files.get('lees-mij.html')?.toString() ?? '';
    expect(page).toContain('<html lang="nl">');
    for (const [name, table] of Object.entries(exportedTables))
      if (!('leftOut' in table)) expect(page).toMatch(new RegExp(`<dt>${name}</dt><dd>[A-Z].+\\.</dd>`));
    expect(page).toContain(`href="bestanden/photoCurrentGasBoilerAndPipes/${id.slice(0, 8)}-k%C3%A8tel.jpg">kètel.jpg</a>`);
  });

  test('has a page that can’t be written by what a file is called', async () => {
    const own = await backend.customer();
    await uploadPhoto(own, { houseId: own.houseId, name: '<img src=x>.jpg' });
    const response = await own.browser.request('/api/account/getUserFiles');
    const page = (await filesInZip(Buffer.from(await response.arrayBuffer()))).get('lees-mij.html')?.toString() ?? '';
    expect(page).toContain('&lt;img src=x&gt;.jpg');
    expect(page).not.toContain('<img');
  });

  describe('breaks off, and leaves nothing open,', () => {
    /** Storage of which each file gives a piece and then comes to `end`; gives what was opened. */
    function filesThat(end: (content: Readable) => void) {
      const opened: Readable[] = [];
      const reading = vi.spyOn(backend.storage, 'read').mockImplementation(async () => {
        const content = new Readable({ read: () => undefined });
        content.push('the first piece');
        content.once('data', () => setImmediate(end, content));
        opened.push(content);
        return content;
      });
      onTestFinished(() => reading.mockRestore());
      return opened;
    }
    async function withPhotos() {
      const own = await backend.customer();
      for (const name of ['een.jpg', 'twee.jpg']) await uploadPhoto(own, { houseId: own.houseId, name });
      return { ...own, download: () => own.browser.request('/api/account/getUserFiles') };
    }
    const answersAgain = async (own: Awaited<ReturnType<typeof withPhotos>>) =>
      expect((await own.browser.call('getUserDeletion', {})).status).toBe(200);

    test('when a file can’t be read on', async () => {
      const own = await withPhotos();
      const opened = filesThat((content) => content.destroy(new Error('The disk can’t be read.')));
      const response = await own.download();
      await expect(response.arrayBuffer()).rejects.toThrow('The disk can’t be read.');
      expect(opened).toHaveLength(1);
      expect(opened[0]?.destroyed).toBe(true);
      await answersAgain(own);
    });

    test('when the database says no more', async () => {
      const own = await withPhotos();
      const table = exportedTables.withdrawal;
      if ('leftOut' in table) throw new Error('Withdrawals aren’t exported.');
      const asking = vi.spyOn(table, 'rows').mockImplementation(() => {
        throw new Error('The database is away.');
      });
      onTestFinished(() => asking.mockRestore());
      const opened = filesThat(() => undefined);
      const response = await own.download();
      await expect(response.arrayBuffer()).rejects.toThrow('The database is away.');
      expect(opened).toEqual([]);
      await answersAgain(own);
    });

    test('when nobody reads on', async () => {
      const own = await withPhotos();
      let halfway = () => {};
      const isHalfway = new Promise<void>((resolve) => (halfway = resolve));
      const opened = filesThat(() => halfway());
      const { body } = await own.download();
      await isHalfway;
      await body?.cancel();
      await expect.poll(() => opened.map(({ destroyed }) => destroyed)).toEqual([true]);
      await answersAgain(own);
    });

    test('when only its headers are asked for', async () => {
      const own = await withPhotos();
      let halfway = () => {};
      const isHalfway = new Promise<void>((resolve) => (halfway = resolve));
      const opened = filesThat(() => halfway());
      const head = await own.browser.request('/api/account/getUserFiles', { method: 'HEAD' });
      expect(head.status).toBe(200);
      expect(head.headers.get('content-type')).toBe('application/zip');
      // By the time that a whole one has come to its first photo, the other would have too.
      const { body } = await own.download();
      await isHalfway;
      await body?.cancel();
      await expect.poll(() => opened.map(({ destroyed }) => destroyed)).toEqual([true]);
      await answersAgain(own);
    });
  });

  test('is recorded, and not made more than five times a minute', async () => {
    const own = await backend.customer();
    for (let time = 1; time <= 5; time++) await exportOf(own);
    expect((await own.browser.call('getUserData', {})).status).toBe(429);
    const { audit } = schema;
    const found = await backend.context.database
      .select()
      .from(audit)
      .where(sql`${audit.customerId} = ${own.id} and ${audit.action} = 'downloadData'`);
    expect(found).toHaveLength(5);
  });
});

describe('asking for deletion', () => {
  test('is recorded once, names what stays, and can be taken back', async () => {
    const own = await busyCustomer();
    const first = await own.browser.call('getUserDeletion', {});
    expect(first).toMatchObject({
      body: { requestedAt: backend.now().toISOString(), kept: [{ what: 'Facturen, betalingen en getekende overeenkomsten' }] },
    });
    backend.pass(60_000);
    await expect(own.browser.call('postUserDeletion', {})).resolves.toMatchObject({ status: 200, body: first.body });
    await expect(own.browser.call('deleteUserDeletion', {})).resolves.toMatchObject({ status: 200, body: { requestedAt: null } });
    await expect(own.browser.call('deleteUserDeletion', {})).resolves.toMatchObject({ status: 200 });
    const { data } = await exportOf(own);
    const actions = (data.audit ?? []).map(({ action }) => action).filter((action) => /deletion/i.test(String(action)));
    expect(actions).toEqual(['requestDeletion', 'withdrawDeletion']);
  });

  test('is confirmed to the customer and told to the seller, once, and so is taking it back', async () => {
    const own = await backend.customer();
    const mailsAfter = async (action: () => Promise<unknown>) => {
      await backend.runDueJobs();
      const before = backend.mailbox.mails.length;
      await action();
      await backend.runDueJobs();
      const mails = backend.mailbox.mails.slice(before).map(({ to, subject, text }) => ({ to: to?.[0]?.address, subject, text }));
      return mails.sort((one, other) => String(one.to).localeCompare(String(other.to)));
    };
    const ask = () => own.browser.call('postUserDeletion', {});
    expect(await mailsAfter(ask)).toMatchObject([
      {
        to: own.email,
        subject: 'We verwijderen je account bij Pomp',
        text: expect.stringContaining('http://localhost:3000/account/gegevens/'),
      },
      { to: serviceEmail, subject: `Verwijder een account: klant ${own.id}`, text: expect.stringContaining(own.email) },
    ]);
    expect(await mailsAfter(ask)).toEqual([]);
    expect(await mailsAfter(() => own.browser.call('deleteUserDeletion', {}))).toMatchObject([
      { to: own.email, subject: 'Je houdt je account bij Pomp' },
      { to: serviceEmail, subject: `Verwijder een account toch niet: klant ${own.id}` },
    ]);
  });

  test('back and forth is stopped after five times a minute', async () => {
    const { browser } = await backend.customer();
    for (let time = 1; time <= 5; time++)
      expect((await browser.call(time % 2 ? 'postUserDeletion' : 'deleteUserDeletion', {})).status).toBe(200);
    await expect(browser.call('deleteUserDeletion', {})).resolves.toMatchObject({ status: 429 });
  });

  test('of who ordered nothing keeps nothing', async () => {
    const { browser } = await backend.customer();
    await expect(browser.call('getUserDeletion', {})).resolves.toMatchObject({ body: { requestedAt: null, kept: [] } });
  });
});
