import { consumption, exampleAnswers } from '@pomp/domain';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { audit, house, sectionAnswers } from '../adapters/database/schema/index.js';
import { startTestBackend, type TestBackend } from '../testing/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});

const complete = exampleAnswers(consumption, { after: {}, context: { today: '2026-11-21' } });

const final = (answers: object) => ({ houseInfo: { completed: true, consumption: { ...answers, completed: true } } });
const draft = (answers: object) => ({ houseInfo: { completed: false, consumption: answers } });

const stored = async (houseId: string) => {
  const [row] = await backend.context.database.select().from(sectionAnswers).where(eq(sectionAnswers.houseId, houseId));
  return row;
};

test('a house of which nothing was filled in yet has no sections', async () => {
  const { browser, houseId } = await backend.customer();
  await expect(browser.call('getHouseInfo', { query: { houseId } })).resolves.toMatchObject({
    status: 200,
    body: { houseInfo: { completed: false }, installationInfo: { completed: false } },
  });
});

test.each([
  ['that isn’t there any more', { houseId: crypto.randomUUID() }],
  ['that has no id', { houseId: '' }],
])('a save for a house %s says that there is no house', async (_what, query) => {
  const { browser } = await backend.customer();
  await expect(browser.call('postHouseInfo', { query, body: draft({}) })).resolves.toMatchObject({
    status: 404,
    body: { code: 'notFound', message: 'Geen huis gevonden' },
  });
});

test('a save that names no house says that there is none', async () => {
  const { browser } = await backend.customer();
  const headers = { 'content-type': 'application/json' };
  const response = await browser.request('/api/account/postHouseInfo', {
    method: 'POST',
    headers,
    body: JSON.stringify(draft({})),
  });
  expect(response.status).toBe(404);
  await expect(response.json()).resolves.toMatchObject({ code: 'notFound', message: 'Geen huis gevonden' });
});

describe('a final save', () => {
  test('is given back, and is there the next time', async () => {
    const { browser, houseId } = await backend.customer();
    const saved = await browser.call('postHouseInfo', { query: { houseId }, body: final(complete) });
    expect(saved).toMatchObject({ status: 200, body: { houseInfo: { consumption: { ...complete, completed: true } } } });
    await expect(browser.call('getHouseInfo', { query: { houseId } })).resolves.toMatchObject({ status: 200, body: saved.body });
  });

  test('keeps the questions and answers as the customer saw them', async () => {
    const { browser, houseId } = await backend.customer();
    await browser.call('postHouseInfo', { query: { houseId }, body: final(complete) });
    const row = await stored(houseId);
    expect(row).toMatchObject({ revision: 1, completed: true });
    expect(row?.summary?.map(({ answer }) => answer)).toContain('1.450 m³');
    expect(row?.summary?.map(({ answer }) => answer)).toContain('Ik weet het niet');
  });

  test('refuses what is missing or malformed, names the fields and stores nothing', async () => {
    const { browser, houseId } = await backend.customer();
    const { heatingUsage: _, ...withoutUsage } = complete;
    const refused = await browser.call('postHouseInfo', {
      query: { houseId },
      body: final({ ...withoutUsage, gasConsumption: '012' }),
    });
    expect(refused).toMatchObject({
      status: 422,
      body: {
        code: 'invalidAnswers',
        message:
          'Nog niet alles is goed ingevuld: ‘Hoeveel gas gebruik je per jaar?’ (Niet valide), ‘Wanneer staat de verwarming aan?’ (Vereist).',
        issues: [
          { field: 'gasConsumption', code: 'malformed' },
          { field: 'heatingUsage', code: 'missing' },
        ],
      },
    });
    expect(await stored(houseId)).toBeUndefined();
  });

  test('decides itself which years there are', async () => {
    const { browser, houseId } = await backend.customer();
    const save = (gasConsumptionYear: string) =>
      browser.call('postHouseInfo', { query: { houseId }, body: final({ ...complete, gasConsumptionYear }) });
    expect((await save('1989')).status).toBe(422);
    expect((await save('2027')).status).toBe(422);
    expect((await save('1990')).status).toBe(200);
    expect((await save('2026')).status).toBe(200);
  });

  test('is one where either level says that it is finished', async () => {
    const { browser, houseId } = await backend.customer();
    const bodies = [
      { houseInfo: { completed: true, consumption: {} } },
      { houseInfo: { completed: false, consumption: { completed: true } } },
    ];
    for (const body of bodies) expect((await browser.call('postHouseInfo', { query: { houseId }, body })).status).toBe(422);
  });
});

describe('a draft', () => {
  test('keeps the valid answers and leaves out what isn’t an answer', async () => {
    const { browser, houseId } = await backend.customer();
    const { body } = await browser.call('postHouseInfo', {
      query: { houseId },
      body: draft({ gasConsumption: '12oo', electricityConsumption: '2900' }),
    });
    expect(body).toMatchObject({ houseInfo: { consumption: { electricityConsumption: '2900', completed: false } } });
    expect(body).not.toHaveProperty('houseInfo.consumption.gasConsumption');
  });

  test('of a section that was finished opens it again, with the house', async () => {
    const { browser, houseId } = await backend.customer();
    await browser.call('postHouseInfo', { query: { houseId }, body: final(complete) });
    await backend.context.database.update(house).set({ houseInfoCompleted: true }).where(eq(house.id, houseId));
    const { body } = await browser.call('postHouseInfo', { query: { houseId }, body: draft({ gasConsumption: '1400' }) });
    expect(body).toMatchObject({ houseInfo: { completed: false, consumption: { gasConsumption: '1400', completed: false } } });
    expect(await stored(houseId)).toMatchObject({ revision: 2, summary: null });
  });
});

test('every save leaves a trace of who did it, without the answers', async () => {
  const { browser, houseId, id } = await backend.customer();
  await browser.call('postHouseInfo', { query: { houseId }, body: final(complete) });
  const rows = await backend.context.database.select().from(audit).where(eq(audit.customerId, id)).orderBy(audit.id);
  expect(rows.at(-1)).toMatchObject({
    actor: 'customer',
    action: 'saveSection',
    subject: houseId,
    detail: { part: 'houseInfo', section: 'consumption', mode: 'final' },
    at: backend.now(),
  });
});

test('two saves at the same moment both count, one after the other', async () => {
  const { browser, houseId } = await backend.customer();
  const save = (gasConsumption: string) =>
    browser.call('postHouseInfo', { query: { houseId }, body: final({ ...complete, gasConsumption }) });
  const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => save(String(1000 + index))));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  expect(await stored(houseId)).toMatchObject({ revision: 8 });
});

test('a field that the section no longer has is not given back', async () => {
  const { browser, houseId } = await backend.customer();
  await browser.call('postHouseInfo', { query: { houseId }, body: final(complete) });
  await backend.context.database
    .update(sectionAnswers)
    .set({ answers: { ...complete, oldQuestion: 'ja' } })
    .where(eq(sectionAnswers.houseId, houseId));
  const { status, body } = await browser.call('getHouseInfo', { query: { houseId } });
  expect(status).toBe(200);
  expect(body).not.toHaveProperty('houseInfo.consumption.oldQuestion');
});
