import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { calls } from '@pomp/api-contract';
import type { Payment } from '@pomp/domain';
import { QueryObserver } from '@tanstack/react-query';
import { callQuery, createApiClient, createQueryClient, paymentQuery, withRefreshing } from '../index.js';
import { heldAnswer } from '../testing/held-answer.test.helper.js';
import { failure, handlersFor, success } from '../testing/index.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const toPay = calls.getPayment.example.query;
const { orderId } = toPay;
const open: Payment = { state: 'open', paidAt: null };
const paid: Payment = { state: 'paid', paidAt: '2026-11-21T09:12:00.000Z' };

/** @param said what the server says of the payment, one after the other */
function setUp(...said: Payment[]) {
  server.use(...handlersFor({ getPayment: () => success(said.shift() ?? open) }));
  const queryClient = createQueryClient();
  return { api: withRefreshing(createApiClient({ baseUrl: 'http://localhost' }), queryClient), queryClient };
}

test('what asked for a payment is asked again as soon as it is paid, and not before', async () => {
  const { api, queryClient } = setUp(open, paid);
  const others = [
    callQuery(api, 'getOrders'),
    callQuery(api, 'getDocuments', { orderId }),
    callQuery(api, 'getInvoice', toPay),
  ] as const;
  await queryClient.fetchQuery(callQuery(api, 'getOrders'));
  await queryClient.fetchQuery(callQuery(api, 'getDocuments', { orderId }));
  await queryClient.fetchQuery(callQuery(api, 'getInvoice', toPay));
  const stale = () => others.map(({ queryKey }) => queryClient.getQueryState(queryKey)?.isInvalidated);
  await queryClient.fetchQuery({ ...paymentQuery(api, toPay), staleTime: 0 });
  expect(stale()).toEqual([false, false, false]);
  await queryClient.fetchQuery({ ...paymentQuery(api, toPay), staleTime: 0 });
  expect(stale()).toEqual([true, true, true]);
});

test('what was asked beside it for the first time is asked again, too, when it turns out to be paid', async () => {
  const before = heldAnswer(success(calls.getInvoice.example.response));
  const { api, queryClient } = setUp();
  server.use(...handlersFor({ getPayment: success(paid), getInvoice: before.answer }));
  const shown = new QueryObserver(queryClient, callQuery(api, 'getInvoice', toPay));
  onTestFinished(shown.subscribe(() => undefined));
  await before.asked;
  const invoice = { ...calls.getInvoice.example.response, payment: paid };
  server.use(...handlersFor({ getPayment: success(paid), getInvoice: success(invoice) }));
  await queryClient.fetchQuery(paymentQuery(api, toPay));
  before.letGo();
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(shown.getCurrentResult().data).toEqual(invoice);
});

test('a customer who comes back from the checkout looks until the payment is over, and then no more', async () => {
  const { api, queryClient } = setUp(open, paid);
  const query = paymentQuery(api, toPay, { waiting: true });
  const intervals = [];
  for (let count = 0; count < 2; count += 1) {
    await queryClient.fetchQuery({ ...query, staleTime: 0 });
    const asked = queryClient.getQueryCache().find<Payment>({ queryKey: query.queryKey });
    intervals.push(asked && typeof query.refetchInterval === 'function' ? query.refetchInterval(asked) : undefined);
  }
  expect(intervals).toEqual([3_000, false]);
  expect(paymentQuery(api, toPay).refetchInterval).toBeUndefined();
});

test('a payment that is refused has the invoice looked at again: it may be paid by now', async () => {
  const { api, queryClient } = setUp();
  await queryClient.fetchQuery(callQuery(api, 'getInvoice', toPay));
  server.use(...handlersFor({ postPayment: failure(409, { message: 'Deze factuur is al betaald.', code: 'conflict' }) }));
  await expect(api.call('postPayment', { body: toPay })).rejects.toMatchObject({ status: 409 });
  expect(queryClient.getQueryState(callQuery(api, 'getInvoice', toPay).queryKey)?.isInvalidated).toBe(true);
});
