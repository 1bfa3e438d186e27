import { randomBytes, randomUUID } from 'node:crypto';
import {
  backofficeCalls,
  type BackofficeCallName,
  type BackofficeCalls,
  type BodyOf,
  type Call,
  calls,
  type QueryOf,
  type ResponseOf,
} from '@pomp/api-contract';
import type { OrderPlace, OrderProduct, PaymentType } from '@pomp/domain';
import { expect, type Page } from '@playwright/test';
import { mailedLink } from './mailbox';
import type { Stack } from './stack';

/** What `npm start` gives the back office. */
const apiKey = 'sandbox-back-office-key-0000';

type Input<Name extends BackofficeCallName> = (QueryOf<BackofficeCalls[Name]> extends undefined
  ? object
  : { readonly query: QueryOf<BackofficeCalls[Name]> }) &
  (BodyOf<BackofficeCalls[Name]> extends undefined ? object : { readonly body: BodyOf<BackofficeCalls[Name]> }) &
  (Name extends 'postDocument' ? { readonly file: Buffer } : object);

/** A call of the seller's own systems, that has to go well. */
export async function ask<Name extends BackofficeCallName>(
  stack: Stack,
  name: Name,
  input: Input<Name>,
): Promise<ResponseOf<BackofficeCalls[Name]>> {
  const { method, path }: Call = backofficeCalls[name];
  const { query, body, file } = input as { query?: Record<string, string>; body?: object; file?: Buffer<ArrayBuffer> };
  const answer = await fetch(`${stack.urls.backend}${path}?${new URLSearchParams(query).toString()}`, {
    method,
    headers: { authorization: `Bearer ${apiKey}`, ...(body && { 'content-type': 'application/json' }) },
    body: file ?? (body ? JSON.stringify(body) : null),
  });
  const text = await answer.text();
  expect(answer.status, `${name}: ${text}`).toBe(200);
  return JSON.parse(text) as ResponseOf<BackofficeCalls[Name]>;
}

export interface Customer {
  readonly customerId: string;
  readonly email: string;
  readonly password: string;
}

/** A new customer, who chose a password through the mail. */
export async function newCustomer(stack: Stack): Promise<Customer> {
  const email = `noor.${randomUUID()}@pomp.example`;
  const password = 'Regen7dakpan';
  const { customerId } = await ask(stack, 'postCustomer', {
    body: { email, firstName: 'Noor', lastName: 'Visser', phoneNumber: '06 12 34 56 78' },
  });
  const link = new URL(await mailedLink(stack, { to: email, path: 'wachtwoord-instellen' }));
  const chosen = await fetch(stack.urls.backend + calls.resetPassword.path, {
    method: 'POST',
    // Each from an address of its own, as far as the backend can tell: so many customers a minute from one address are refused.
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${randomBytes(3).join('.')}` },
    body: JSON.stringify({ token: link.searchParams.get('token'), newPassword: password, confirmPassword: password }),
  });
  expect(chosen.status, await chosen.text()).toBe(200);
  return { customerId, email, password };
}

export interface Ordered {
  readonly houseId: string;
  readonly orderId: string;
  readonly orderNumber: string;
}

/** Gives a customer an order. */
export async function order(
  stack: Stack,
  { customerId }: Pick<Customer, 'customerId'>,
  product: OrderProduct,
  place?: OrderPlace,
): Promise<Ordered> {
  const { id: houseId } = await ask(stack, 'postCustomerHouse', {
    query: { customerId },
    body: { address: 'Lindelaan 14', zip: '3581 KJ', city: 'Utrecht' },
  });
  const { id, orderNumber } = await ask(stack, 'postCustomerOrder', {
    query: { customerId },
    body: { houseId, product, orderDate: '2026-11-02', ...place },
  });
  return { houseId, orderId: id, orderNumber };
}

export const moveTo = (stack: Stack, { orderId }: Ordered, place: OrderPlace) =>
  ask(stack, 'putOrderStep', { query: { orderId }, body: place });

export const bill = (stack: Stack, { orderId, orderNumber }: Ordered, type: PaymentType) =>
  ask(stack, 'putInvoice', {
    query: { orderId, type },
    body: { invoiceNumber: `F${orderNumber}-${type}`, amount: 121_000, vat: 21_000, date: '2026-11-20' },
  });

/** The sandbox's page of one order, as someone at the seller's opens it. */
export async function openOrder(seller: Page, stack: Stack, orderId: string): Promise<void> {
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
