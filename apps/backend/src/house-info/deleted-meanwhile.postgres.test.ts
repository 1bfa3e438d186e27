import { exampleQuestionnaire, installationInfo } from '@pomp/domain';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { house } from '../adapters/database/schema/index.js';
import { createOrder } from '../order-flow/create-order.js';
import { startTestBackend, type TestBackend } from '../testing/test-backend.js';
import { uploadPhoto } from '../testing/upload-photo.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});

const { photos, placing } = exampleQuestionnaire(installationInfo, { context: { today: '2026-11-21', flow: 'pomp ao' } });
const field = 'photoCurrentGasBoilerAndPipes';

/** How many wait for what another holds. */
async function waiting() {
  const { rows } = (await backend.context.database.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )) as { rows: unknown[] };
  return rows.length;
}

/** Holds a house as a save of it does. */
async function hold(houseId: string) {
  const { context } = await backend.second();
  let letGo = () => {};
  const over = new Promise<void>((resolve) => (letGo = resolve));
  let taken = () => {};
  const isTaken = new Promise<void>((resolve) => (taken = resolve));
  const held = context.database.transaction(async (transaction) => {
    await transaction.select().from(house).where(eq(house.id, houseId)).for('update');
    taken();
    await over;
  });
  await isTaken;
  return async () => {
    letGo();
    await held;
  };
}

test('a final answer with a photo that is deleted in the same moment is refused', async () => {
  const { id: customerId, houseId, browser } = await backend.customer();
  const order = { houseId, product: 'Pomp AO', orderDate: '2026-11-12', step: 'AI', status: 'MI' } as const;
  await createOrder(backend.context, customerId, order, 'seller');
  const save = (section: object) =>
    browser.call('postHouseInfo', { query: { houseId }, body: { installationInfo: { completed: true, ...section } } as never });
  expect((await save({ placing: { ...placing, completed: true } })).status).toBe(200);
  const { id } = await uploadPhoto({ browser }, { houseId, field });
  const token = await browser.call('postUploadToken', {});
  if (token.status !== 200) throw new Error('There is no token.');

  const letGo = await hold(houseId);
  const deleted = browser.request(`/documents/upload/${id}?token=${token.body.uploadToken}`, { method: 'DELETE' });
  await expect.poll(waiting).toBe(1);
  const saved = save({ photos: { ...photos, [field]: [id], completed: true } });
  await expect.poll(waiting).toBe(2);
  await letGo();
  expect((await deleted).status).toBe(200);
  expect(await saved).toMatchObject({ body: { reason: 'fileGone' } });
  const { body } = await browser.call('getHouseInfo', { query: { houseId } });
  expect(body).toMatchObject({ installationInfo: { completed: false } });
  expect(body).not.toHaveProperty('installationInfo.photos');
});
