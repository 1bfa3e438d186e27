import {
  backofficeCalls,
  type BackofficeCallName,
  type BackofficeCalls,
  type BodyOf,
  type Call,
  type QueryOf,
  type ResponseOf,
} from '@pomp/api-contract';
import type { OrderPlace, OrderProduct, PaymentType } from '@pomp/domain';
import { expect, type Page } from '@playwright/test';
import { mailedLink } from './mailbox';
import type { RunningStack } from './stack';

/** What `npm start` gives the back office. */
const apiKey = 'sandbox-back-office-key-0000';

type Input<Name extends BackofficeCallName> = (QueryOf<BackofficeCalls[Name]> extends undefined
  ? object
  : { readonly query: QueryOf<BackofficeCalls[Name]> }) &
  (BodyOf<BackofficeCalls[Name]> extends undefined ? object : { readonly body: BodyOf<BackofficeCalls[Name]> }) &
  (Name extends 'postDocument' ? { readonly file: Buffer } : object);

/** A call of the seller's own systems, that has to go well. */
export async function ask<Name extends BackofficeCallName>(
  page: Page,
  stack: RunningStack,
  name: Name,
  input: Input<Name>,
): Promise<ResponseOf<BackofficeCalls[Name]>> {
  const { method, path }: Call = backofficeCalls[name];
  const { query, body, file } = input as { query?: Record<string, string>; body?: object; file?: Buffer };
  const data = file ?? body;
  const answer = await page.request.fetch(stack.urls.backend + path, {
    method,
    headers: { authorization: `Bearer ${apiKey}` },
    params: query ?? {},
    ...(data && { data }),
  });
  expect(answer.status(), `${name}: ${await answer.text()}`).toBe(200);
  return (await answer.json()) as ResponseOf<BackofficeCalls[Name]>;
}

export interface Ordered {
  readonly email: string;
  readonly password: string;
  readonly houseId: string;
  readonly orderId: string;
  readonly orderNumber: string;
}

const password = 'Warmte123';

/** A new customer, who chose a password through the mail and is logged in. */
export async function newCustomer(page: Page, stack: RunningStack, email: string): Promise<string> {
  const { customerId } = await ask(page, stack, 'postCustomer', { body: { email, firstName: 'Noor', lastName: 'Visser' } });
  const link = new URL(await mailedLink(page, stack, { to: email, path: 'wachtwoord-instellen' }));
  const chosen = await page.request.post('/api/auth/resetPassword', {
    data: { token: link.searchParams.get('token'), newPassword: password, confirmPassword: password },
  });
  expect(chosen.status()).toBe(200);
  expect((await page.request.post('/api/auth/login', { data: { email, password } })).status()).toBe(200);
  return customerId;
}

/** A new customer with an order. */
export async function customerWithOrder(
  page: Page,
  stack: RunningStack,
  product: OrderProduct,
  place?: OrderPlace,
): Promise<Ordered> {
  const email = `${product.toLowerCase().replace(/\W/g, '-')}@pomp.example`;
  const customerId = await newCustomer(page, stack, email);
  const { id: houseId } = await ask(page, stack, 'postCustomerHouse', {
    query: { customerId },
    body: { address: 'Lindelaan 14', zip: '3581 KJ', city: 'Utrecht' },
  });
  const order = await ask(page, stack, 'postCustomerOrder', {
    query: { customerId },
    body: { houseId, product, orderDate: '2026-11-02', ...place },
  });
  return { email, password, houseId, orderId: order.id, orderNumber: order.orderNumber };
}

export const moveTo = (page: Page, stack: RunningStack, { orderId }: Ordered, place: OrderPlace) =>
  ask(page, stack, 'putOrderStep', { query: { orderId }, body: place });

/** The sandbox's page of one order, as someone at the seller's opens it. */
export async function openOrder(seller: Page, stack: RunningStack, orderId: string): Promise<void> {
  await seller.goto(`${stack.urls.sandbox}/back-office/bestellingen/${orderId}`);
}

const invoiceNames: Record<PaymentType, string> = { PY: 'Factuur aanbetaling', FP: 'Eindfactuur' };

/** On that page: presses a button of the invoice's form. */
export async function invoice(
  seller: Page,
  type: PaymentType,
  button: 'Factuur klaarzetten' | 'Overboeking van vandaag boeken',
): Promise<void> {
  await seller.getByRole('form', { name: invoiceNames[type] }).getByRole('button', { name: button }).click();
  await expect(
    seller.getByText(button === 'Factuur klaarzetten' ? 'De factuur is klaargezet.' : 'De betaling is geboekt.'),
  ).toBeVisible();
}

/** On that page: moves the order, by the button of the place. */
export async function press(seller: Page, place: `${string} ${string}`): Promise<void> {
  await seller.getByRole('button', { name: `(${place})` }).click();
  await expect(seller.getByText('De bestelling staat op een andere plek.')).toBeVisible();
}

/** The sandbox's checkout ends as said, and leads back. */
export async function endCheckout(page: Page, outcome: 'betaald' | 'mislukt' | 'nog open'): Promise<void> {
  await expect(page.getByText('Testbetaling: er wordt niets afgeschreven.')).toBeVisible();
  await page.getByRole('radio', { name: outcome }).check();
  await page.getByRole('button', { name: 'Verder' }).click();
}
