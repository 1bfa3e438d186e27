import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { customer, upload } from '../adapters/database/schema/index.js';
import { createOrder } from '../order-flow/create-order.js';
import { everyRow } from '../testing/every-row.js';
import { startTestBackend } from '../testing/test-backend.js';
import { makeBackup } from './make-backup.js';
import { restoreBackup } from './restore-backup.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pomp-backup-'));
});
afterEach(() => rm(folder, { recursive: true }));

const places = (name: string) => ({ folder: join(folder, 'backup'), files: join(folder, name) });

/** A backend with something to lose. */
async function inUse() {
  const backend = await startTestBackend();
  const { id, houseId, email, browser } = await backend.customer();
  await backend.customer();
  for (const product of ['Pomp AO', 'Heatcycle'] as const) {
    await createOrder(backend.context, id, { houseId, product, orderDate: '2026-11-12', step: 'RV', status: 'OG' }, 'seller');
  }
  const answers = { gasConsumption: '1450', heatingUsage: 'o.b.' };
  await browser.call('postHouseInfo', { query: { houseId }, body: { houseInfo: { completed: false, consumption: answers } } });
  await browser.call('putUser', {
    body: { firstName: 'Zoë “Jo”', lastName: "O'Neil 😀", phoneNumber: '0612345678', birthdate: '29-02-2000', email },
  });
  // Of a customer from before names of several lines were refused: what a reader may take for the end of a row.
  await backend.context.database.update(customer).set({ lastName: 'O’Neil\u2028de\u2029Vries\nJr' }).where(eq(customer.id, id));
  await backend.browser().call('recoverPassword', { body: { email } });
  await mkdir(join(folder, 'files', 'ab'), { recursive: true });
  await writeFile(join(folder, 'files', 'ab', 'ketel.jpg'), Buffer.from([0, 1, 2, 255]));
  return { backend, browser, customerId: id, houseId };
}

test('what is restored is what was backed up: every row, every file, and the next number', async () => {
  const { backend, browser } = await inUse();
  const made = await makeBackup(backend.context, places('files'));
  const rows = await everyRow(backend.context.database);
  expect(Object.fromEntries(Object.entries(made.tables).map(([table, stored]) => [table, stored.rows]))).toEqual(
    Object.fromEntries(Object.entries(rows).map(([table, found]) => [table, found.length])),
  );

  const other = await startTestBackend();
  await restoreBackup(other.context.database, places('restored'));
  expect(await everyRow(other.context.database)).toEqual(rows);
  expect(await readFile(join(folder, 'restored', 'ab', 'ketel.jpg'))).toEqual(Buffer.from([0, 1, 2, 255]));

  // Life goes on there: sessions are still valid, and numbers continue where they were.
  const moved = other.browser();
  for (const [name, value] of browser.cookies) moved.cookies.set(name, value);
  const { body: houses } = await moved.call('getHouses', {});
  const [house] = Array.isArray(houses) ? houses : [];
  const { body: user } = await moved.call('getUser', {});
  const order = { houseId: house?.id ?? '', product: 'Pomp AO', orderDate: '2026-11-12', step: 'RV', status: 'OG' } as const;
  await expect(createOrder(other.context, 'id' in user ? user.id : '', order, 'seller')).resolves.toMatchObject({
    orderNumber: '2026-01003',
  });
});

test('files that come, go or aren’t whole while a backup is made don’t break it, and what is lost is named', async () => {
  const { backend, customerId } = await inUse();
  const { files } = places('files');
  await mkdir(join(files, 'unfinished'));
  await writeFile(join(files, 'unfinished', 'half.part'), 'half');
  await writeFile(join(files, 'early'), randomBytes(20_000_000));
  await writeFile(join(files, 'late'), 'removed before its turn');
  const now = backend.now();
  const id = randomUUID();
  await backend.context.database
    .insert(upload)
    .values({ id, customerId, fileName: 'weg.jpg', status: 'stored', extension: 'jpg', size: 4, createdAt: now, storedAt: now });

  const making = makeBackup(backend.context, places('files'));
  await expect.poll(() => readdir(join(folder, 'backup', 'files')).catch(() => []), { interval: 1 }).toContain('early');
  await rm(join(files, 'late'));
  const made = await making;
  expect(Object.keys(made.files).sort()).toEqual(expect.arrayContaining(['ab/ketel.jpg', 'early']));
  expect(Object.keys(made.files).filter((name) => name.startsWith('unfinished'))).toEqual([]);
  expect(made.missing).toEqual([id]);

  const other = await startTestBackend();
  await restoreBackup(other.context.database, places('restored'));
  expect(await everyRow(other.context.database)).toEqual(await everyRow(backend.context.database));
});

test('a restore that can’t put files back leaves the database empty', async () => {
  const { backend } = await inUse();
  await makeBackup(backend.context, places('files'));
  const other = await startTestBackend();
  const empty = await everyRow(other.context.database);
  await symlink(join(folder, 'nowhere'), join(folder, 'leads-nowhere'));
  await expect(restoreBackup(other.context.database, places('leads-nowhere'))).rejects.toThrow();
  expect(await everyRow(other.context.database)).toEqual(empty);
  await restoreBackup(other.context.database, places('restored'));
});

test('a backup goes into a folder of its own, and is restored into an empty database only', async () => {
  const { backend } = await inUse();
  await makeBackup(backend.context, places('files'));
  await expect(makeBackup(backend.context, places('files'))).rejects.toThrow('is not empty');
  const before = await everyRow(backend.context.database);
  await expect(restoreBackup(backend.context.database, places('restored'))).rejects.toThrow('The database is not empty');
  expect(await everyRow(backend.context.database)).toEqual(before);
});

test('a backup that is damaged, broken off or of another version is refused before anything is written', async () => {
  const { backend } = await inUse();
  const { folder: backup } = places('files');
  await makeBackup(backend.context, places('files'));
  const other = await startTestBackend();
  const empty = await everyRow(other.context.database);
  const restore = () => restoreBackup(other.context.database, places('restored'));

  const table = join(backup, 'tables', 'customer.jsonl');
  const lines = await readFile(table, 'utf8');
  await writeFile(table, lines.replace('Zoë', 'Zoe'));
  await expect(restore()).rejects.toThrow('is damaged or missing');
  await writeFile(table, lines);

  const manifest = join(backup, 'manifest.json');
  const text = await readFile(manifest, 'utf8');
  await writeFile(manifest, text.replace(/"migration": "\w+"/, '"migration": "older"'));
  await expect(restore()).rejects.toThrow('made by another version');
  await rm(manifest);
  await expect(restore()).rejects.toThrow('no complete backup');
  expect(await everyRow(other.context.database)).toEqual(empty);
});
