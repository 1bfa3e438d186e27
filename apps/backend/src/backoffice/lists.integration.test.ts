import { randomUUID } from 'node:crypto';
import type { BackofficeCallName } from '@pomp/api-contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { askBackOffice, callBackOffice } from '../testing/back-office.js';
import { customerAtPlan } from '../testing/customer-at-plan.js';
import { startTestBackend, type TestBackend } from '../testing/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});

const ask = <Name extends BackofficeCallName>(name: Name, input: Parameters<typeof askBackOffice<Name>>[2]) =>
  askBackOffice(backend, name, input);

/** Of customers who each came a minute after the one before. */
const newOrder = () => customerAtPlan(backend);

describe('what is listed', () => {
  test('is every order once, the last made first, over pages', async () => {
    const made = [];
    for (let count = 0; count < 3; count += 1) made.unshift((await newOrder()).orderId);
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await ask('getAllOrders', { query: { limit: '2', ...(after && { after }) } });
      seen.push(...page.orders.map(({ order }) => order.id));
      after = page.next;
    } while (after !== undefined);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.slice(0, made.length)).toEqual(made);
  });

  test('is as many orders as are asked for, and nothing follows the last', async () => {
    const made = [];
    for (let count = 0; count < 2; count += 1) made.unshift((await newOrder()).orderId);
    const all = await ask('getAllOrders', { query: { limit: '500' } });
    expect(all.next).toBeUndefined();
    const first = await ask('getAllOrders', { query: { limit: '2' } });
    expect(first.orders.map(({ order }) => order.id)).toEqual(made);
    // As many as there are.
    const rest = await ask('getAllOrders', { query: { after: first.next ?? '', limit: String(all.orders.length - 2) } });
    expect([...first.orders, ...rest.orders]).toEqual(all.orders);
    expect(rest.next).toBeUndefined();
  });

  test.each([
    ...['9999-99-99T99:99:99.999Z', '0000-01-01T00:00:00.000Z', '9999-12-31T24:00:00.000Z', '2026-02-30T09:00:00.000Z'].map(
      (at) => `${at}_${randomUUID()}`,
    ),
    `2026-11-21T09:00:00.000Z_${'-'.repeat(36)}`,
  ])('doesn’t go on behind %s', async (after) => {
    await expect(callBackOffice(backend, 'getAllOrders', { query: { after } })).resolves.toMatchObject({
      status: 400,
      body: { code: 'malformedRequest' },
    });
  });

  test('is what changed since, each change once, even by many at the same time', async () => {
    const start = await lastChange();
    await Promise.all(Array.from({ length: 6 }, newOrder));
    const seen: string[] = [];
    for (let after = start; ;) {
      const { changes, next } = await ask('getChanges', { query: { after, limit: '4' } });
      seen.push(...changes.map(({ action }) => action));
      if (changes.length === 0) break;
      after = next;
    }
    expect(seen.filter((action) => action === 'createOrder')).toHaveLength(6);
    await expect(ask('getChanges', { query: { after: await lastChange() } })).resolves.toMatchObject({ changes: [] });
  });

  async function lastChange(): Promise<string> {
    for (let after = '0'; ;) {
      const { changes, next } = await ask('getChanges', { query: { after, limit: '500' } });
      if (changes.length === 0) return next;
      after = next;
    }
  }
});
