import { exampleQuestionnaire, houseInfo } from '@pomp/domain';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../adapters/database/schema/index.js';
import type { Browser } from '../testing/browser.js';
import { startTestBackend, type TestBackend } from '../testing/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});

const answered = exampleQuestionnaire(houseInfo, { context: { today: '2026-11-21' } });

const complete = (browser: Browser, houseId: string) =>
  browser.call('putHouse', { query: { houseId }, body: { houseInfoCompleted: true } });

/** Finishes these sections of the house info, all of them unless named. */
async function fillIn(browser: Browser, houseId: string, names: readonly string[] = Object.keys(answered)) {
  for (const [name, answers] of Object.entries(answered).filter(([section]) => names.includes(section))) {
    const response = await browser.request(`/api/account/postHouseInfo?houseId=${houseId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ houseInfo: { completed: true, [name]: { ...answers, completed: true } } }),
    });
    expect(response.status, name).toBe(200);
  }
}

describe('a house’s information', () => {
  test('isn’t complete while a section is open, and the refusal names which', async () => {
    const { browser, houseId } = await backend.customer();
    await fillIn(browser, houseId, ['house', 'heating', 'isolation']);
    await expect(complete(browser, houseId)).resolves.toMatchObject({
      status: 409,
      body: { code: 'conflict', message: 'Nog niet alles is ingevuld. Maak eerst af: Verbruik en Energielabel.' },
    });
    await expect(browser.call('getHouse', { query: { houseId } })).resolves.toMatchObject({ body: { houseInfoCompleted: false } });
  });

  test('isn’t complete by itself when every section is: the customer says so', async () => {
    const { browser, houseId } = await backend.customer();
    await fillIn(browser, houseId);
    await expect(browser.call('getHouse', { query: { houseId } })).resolves.toMatchObject({ body: { houseInfoCompleted: false } });
  });

  test('is complete once the customer says so, and saying it again changes nothing', async () => {
    const { browser, houseId, id } = await backend.customer();
    await fillIn(browser, houseId);
    for (const _time of [1, 2])
      await expect(complete(browser, houseId)).resolves.toMatchObject({ status: 200, body: { houseInfoCompleted: true } });
    const rows = await backend.context.database.select().from(audit).where(eq(audit.customerId, id));
    expect(rows.filter(({ action }) => action === 'completeHouse')).toMatchObject([
      { subject: houseId, detail: { flags: ['houseInfoCompleted'] } },
    ]);
  });

  test('is no longer complete when a section is opened again', async () => {
    const { browser, houseId } = await backend.customer();
    await fillIn(browser, houseId);
    await complete(browser, houseId);
    await browser.call('postHouseInfo', {
      query: { houseId },
      body: { houseInfo: { completed: false, energylabel: { energylabel: 'C' } } },
    });
    await expect(browser.call('getHouse', { query: { houseId } })).resolves.toMatchObject({ body: { houseInfoCompleted: false } });
    expect(await complete(browser, houseId)).toMatchObject({ status: 409 });
  });
});

test.each([
  { installationInfoPompAoCompleted: true },
  { installationInfoPompTCompleted: true },
  { installationInfoPompAoCompleted: true, installationInfoPompTCompleted: true },
] as const)('an installation of which nothing was filled in isn’t complete: %j', async (body) => {
  const { browser, houseId } = await backend.customer();
  await fillIn(browser, houseId);
  const refused = await browser.call('putHouse', { query: { houseId }, body });
  expect(refused).toMatchObject({ status: 409, body: { code: 'conflict' } });
  await expect(browser.call('getHouse', { query: { houseId } })).resolves.toMatchObject({
    body: { installationInfoPompAoCompleted: false, installationInfoPompTCompleted: false },
  });
});

describe('the answers as a PDF', () => {
  const download = (browser: Browser, houseId: string) => browser.request(`/api/account/getHouseInfoPdf?houseId=${houseId}`);

  test('are a file named after the address', async () => {
    const { browser } = await backend.customer();
    const added = await browser.call('postHouse', { body: { address: 'Curaçaostraat,12 A', zip: '6211 CN', city: 'Maastricht' } });
    if (added.status !== 200) throw new Error('Not added.');
    const response = await download(browser, added.body.id);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="woninggegevens-curacaostraat-12-a.pdf"');
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  test('are made of what is stored now', async () => {
    const { browser, houseId } = await backend.customer();
    const sizeOf = async () => (await (await download(browser, houseId)).arrayBuffer()).byteLength;
    const empty = await sizeOf();
    await fillIn(browser, houseId);
    expect(await sizeOf()).not.toBe(empty);
  });

  test('are made ten times a minute at most', async () => {
    const { browser, houseId } = await backend.customer();
    for (let time = 1; time <= 10; time++) expect((await download(browser, houseId)).status).toBe(200);
    expect((await download(browser, houseId)).status).toBe(429);
  });
});
