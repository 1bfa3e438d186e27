import type { ErrorBody, ReservationBody } from '@pomp/api-contract';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { customer } from '../adapters/database/schema/index.js';
import { everyRow } from './every-row.js';
import type { TestBackend } from './test-backend.js';

const siteUrl = 'http://localhost:3000';

let visitors = 0;
/** A new visitor's reservation. */
export function reservation(more: Partial<ReservationBody> = {}): ReservationBody {
  const contactInformation = {
    firstName: 'Noor',
    lastName: 'Visser',
    phone: '06 12 34 56 78',
    email: `noor${++visitors}@pomp.example`,
  };
  return {
    contactInformation,
    address: { address: 'Lindelaan 12', postCode: '3581kj', city: 'Utrecht', installSameBill: true },
    product: 'Pomp AO',
    quantity: 1,
    ...more,
  };
}

export const elsewhere = {
  address: 'Lindelaan,12 B',
  postCode: '3581 KJ',
  city: 'Utrecht',
  installSameBill: false,
  billingAddress: 'Havenstraat,3 A',
  billingPostCode: '1271ad',
  billingCity: 'Huizen',
};

interface From {
  readonly key?: string;
  /** The visitor's network address. */
  readonly address?: string;
  /** The language of the page. */
  readonly locale?: string;
}

/** What visitors do, and what there then is. */
export const reservingAt = (backend: TestBackend) => ({
  /** Signed in with a password that was chosen by the link in the reservation's mail. */
  firstLogin: async (email: string) => {
    const [mail] = backend.mailbox.mails.filter(({ to }) => to?.some(({ address }) => address === email));
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const newPassword = 'Koude123lucht';
    const browser = backend.browser();
    const chosen = await browser.call('resetPassword', { body: { token, newPassword, confirmPassword: newPassword } });
    const entered = await browser.call('login', { body: { email, password: newPassword } });
    expect([chosen.status, entered.status]).toEqual([200, 200]);
    return browser;
  },

  /** As the site's pages send it. */
  post: async (body: object, { key, address, locale }: From = {}) => {
    const response = await backend.browser(address).request('/reservation', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: siteUrl,
        'sec-fetch-site': 'cross-site',
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(locale !== undefined && { 'accept-language': locale }),
      },
      body: JSON.stringify(body),
    });
    expect(response.headers.get('access-control-allow-origin')).toBe(siteUrl);
    return { status: response.status, body: (await response.json()) as Partial<ErrorBody> };
  },

  mailsTo: (email: string) => backend.mailbox.mails.filter(({ to }) => to?.some(({ address }) => address === email)),

  customersOf: (email: string) => backend.context.database.select().from(customer).where(eq(customer.email, email)),

  /** But how often something was tried. */
  everything: async () => {
    const { throttle: _, ...rows } = await everyRow(backend.context.database);
    return rows;
  },
});
