import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { askBackOffice } from '../testing/back-office.js';
import { startTestBackend } from '../testing/test-backend.js';
import { uploadPhoto } from '../testing/upload-photo.js';

test('a photo that is asked for once more twice at the same moment is written of once', async () => {
  const backend = await startTestBackend();
  const customer = await backend.customer();
  const { id: orderId } = await askBackOffice(backend, 'postCustomerOrder', {
    query: { customerId: customer.id },
    body: { houseId: customer.houseId, product: 'Pomp AO', orderDate: '2026-11-12', step: 'SI', status: 'MI' },
  });
  const { id: uploadId } = await uploadPhoto(customer, { houseId: customer.houseId });
  const waiting = async () => {
    const { rows } = (await backend.context.database.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )) as { rows: unknown[] };
    return rows.length;
  };
  const ask = () => askBackOffice(backend, 'putPhotoAgain', { query: { orderId, uploadId }, body: { reason: 'Te donker.' } });

  const { context } = await backend.second();
  const asked = await context.database.transaction(async (transaction) => {
    await transaction.execute(sql`select 1 from "order" where id = ${orderId} for update`);
    const both = [ask(), ask()];
    await expect.poll(waiting).toBe(2);
    return both;
  });
  await Promise.all(asked);

  const { body } = await customer.browser.call('getOrderTimeline', { query: { orderId } });
  expect('events' in body ? body.events.filter(({ kind }) => kind === 'message') : []).toHaveLength(1);
});
