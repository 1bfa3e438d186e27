import { consumption as consumptionSection, exampleAnswers } from '@pomp/domain';
import { beforeAll, expect, test } from 'vitest';
import type { Browser } from '../testing/browser.js';
import { startTestBackend, type TestBackend } from '../testing/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});

const consumption = exampleAnswers(consumptionSection, { after: {}, context: { today: '2026-11-21' } });

const look = async (browser: Browser, houseId: string) =>
  (await browser.call('getHouseInfo', { query: { houseId } })).headers.get('etag') ?? '';

const save = (browser: Browser, houseId: string, values: object, revision?: string) => {
  const body = { houseInfo: { completed: true, consumption: { ...consumption, ...values, completed: true } } };
  return browser.call('postHouseInfo', { query: { houseId }, body, ...(revision !== undefined && { revision }) });
};

const gasOf = async (browser: Browser, houseId: string) => {
  const { status, body } = await browser.call('getHouseInfo', { query: { houseId } });
  return status === 200 ? body.houseInfo.consumption?.gasConsumption : undefined;
};

test('a save that started from what is stored counts, and the next one can start from its answer', async () => {
  const { browser, houseId } = await backend.customer();
  const first = await save(browser, houseId, {}, await look(browser, houseId));
  expect(first.status).toBe(200);
  const revision = first.headers.get('etag') ?? '';
  expect(revision).toBe(await look(browser, houseId));
  expect((await save(browser, houseId, { gasConsumption: '1300' }, revision)).status).toBe(200);
});

test('an older save is told what was stored since, in the words of the customer, and changes nothing', async () => {
  const { browser, houseId } = await backend.customer();
  await save(browser, houseId, {});
  const older = await look(browser, houseId);
  await save(browser, houseId, { gasConsumption: '1300', heatingUsage: 'o.b.' });
  const refused = await save(browser, houseId, { gasConsumption: '1600', waterConsumption: '90' }, older);
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'conflict', message: 'Deze gegevens zijn intussen ergens anders veranderd. Kijk wat je wilt bewaren.' },
  });
  expect(refused.body).toHaveProperty('changes', [
    { field: 'gasConsumption', label: 'Hoeveel gas gebruik je per jaar?', saved: '1.300 m³' },
    { field: 'heatingUsage', label: 'Wanneer staat de verwarming aan?', saved: 'Ik weet het niet' },
    { field: 'waterConsumption', label: 'Hoeveel water gebruik je per jaar?', saved: 'Ik weet het niet' },
  ]);
  expect(await gasOf(browser, houseId)).toBe('1300');
});

test('what isn’t answered in what is stored is named without an answer, also to a draft', async () => {
  const { browser, houseId } = await backend.customer();
  const older = await look(browser, houseId);
  await browser.call('postHouseInfo', {
    query: { houseId },
    body: { houseInfo: { completed: false, consumption: { waterConsumption: '90' } } },
  });
  const draft = { houseInfo: { completed: false, consumption: { waterConsumption: '90', gasConsumption: '1450' } } };
  const refused = await browser.call('postHouseInfo', { query: { houseId }, body: draft, revision: older });
  expect(refused).toMatchObject({ status: 409 });
  expect(refused.body).toHaveProperty('changes', [{ field: 'gasConsumption', label: 'Hoeveel gas gebruik je per jaar?' }]);
});

test('only the saved section has to be the one that was seen', async () => {
  const { browser, houseId } = await backend.customer();
  const seen = await look(browser, houseId);
  await browser.call('postHouseInfo', {
    query: { houseId },
    body: { houseInfo: { completed: false, house: { buildingSize: '120' } } },
  });
  expect((await save(browser, houseId, {}, seen)).status).toBe(200);
});

test('the same save that arrives twice is no conflict', async () => {
  const { browser, houseId } = await backend.customer();
  const seen = await look(browser, houseId);
  expect((await save(browser, houseId, {}, seen)).status).toBe(200);
  expect((await save(browser, houseId, {}, seen)).status).toBe(200);
});

test('a save that names nothing counts always', async () => {
  const { browser, houseId } = await backend.customer();
  await save(browser, houseId, {});
  expect((await save(browser, houseId, { gasConsumption: '1' })).status).toBe(200);
  expect((await save(browser, houseId, { gasConsumption: '2' }, '*')).status).toBe(200);
  expect(await gasOf(browser, houseId)).toBe('2');
});

test('of saves at the same moment that saw the same, exactly one wins', async () => {
  const { browser, houseId } = await backend.customer();
  await save(browser, houseId, {});
  const seen = await look(browser, houseId);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => save(browser, houseId, { gasConsumption: String(1000 + index) }, seen)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
  const won = answers.findIndex(({ status }) => status === 200);
  expect(await gasOf(browser, houseId)).toBe(String(1000 + won));
});

test('a tag that a proxy weakened still names the revision; one that is no tag is refused', async () => {
  const { browser, houseId } = await backend.customer();
  const seen = await look(browser, houseId);
  expect((await save(browser, houseId, {}, `W/${seen}`)).status).toBe(200);
  expect(await save(browser, houseId, { gasConsumption: '1' }, `W/${seen}`)).toMatchObject({ status: 409 });
  expect(await save(browser, houseId, {}, 'houseInfo')).toMatchObject({ status: 400, body: { code: 'malformedRequest' } });
  expect(await save(browser, houseId, {}, `${seen}, "1"`)).toMatchObject({ status: 400 });
});

test('refusing an older save leaves no trace', async () => {
  const { browser, houseId } = await backend.customer();
  const older = await look(browser, houseId);
  const revision = (await save(browser, houseId, {})).headers.get('etag');
  await save(browser, houseId, { gasConsumption: '1' }, older);
  expect(await look(browser, houseId)).toBe(revision);
});

test('an older draft that changes nothing leaves finished what was finished meanwhile', async () => {
  const { browser, houseId } = await backend.customer();
  const older = await look(browser, houseId);
  const revision = (await save(browser, houseId, {})).headers.get('etag');
  const draft = { houseInfo: { completed: false, consumption: { ...consumption, completed: false } } };
  const answer = await browser.call('postHouseInfo', { query: { houseId }, body: draft, revision: older });
  expect(answer).toMatchObject({ status: 200, body: { houseInfo: { consumption: { completed: true } } } });
  expect(answer.headers.get('etag')).toBe(revision);
});
