import type { Locale } from '@pomp/edition';
import * as z from 'zod/mini';
import {
  PaymentProviderAway,
  type NewProviderPayment,
  type PaymentProvider,
  type ProviderPayment,
  type ProviderState,
} from '../../payments/payment-provider.js';

export interface MollieOptions {
  /** Up to and with the version: `https://api.mollie.com/v2`. */
  readonly url: string;
  readonly apiKey: string;
  /** After how many milliseconds without an answer a request fails. */
  readonly timeout?: number;
}

/** The part of Mollie's payment that we read. https://docs.mollie.com/reference/get-payment */
const molliePayment = z.object({
  id: z.string().check(z.regex(/^tr_\w{1,64}$/)),
  status: z.enum(['open', 'pending', 'authorized', 'paid', 'failed', 'expired', 'canceled']),
  amount: z.object({ currency: z.string(), value: z.string().check(z.regex(/^\d+\.\d{2}$/)) }),
  paidAt: z.optional(z.string()),
  isCancelable: z.optional(z.boolean()),
  _links: z.object({ checkout: z.optional(z.object({ href: z.url({ protocol: /^https?$/ }) })) }),
});
type MolliePayment = z.output<typeof molliePayment>;

interface Answered {
  readonly payment: ProviderPayment;
  readonly isCancelable: boolean;
}

/** `authorized` is money that the customer reserved and we still have to take: not ours yet. */
const states: Record<MolliePayment['status'], ProviderState> = {
  open: 'open',
  pending: 'pending',
  authorized: 'pending',
  paid: 'paid',
  failed: 'failed',
  expired: 'expired',
  canceled: 'canceled',
};

/** Mollie's v2 API. Its own client refuses `http:` addresses, so that it could not be tried against the sandbox. */
export function molliePayments({ url, apiKey, timeout = 8_000 }: MollieOptions): PaymentProvider {
  const ask = async (path: string, init: RequestInit): Promise<Answered> => {
    try {
      const headers = { authorization: `Bearer ${apiKey}`, accept: 'application/hal+json', ...init.headers };
      const answer = await fetch(`${url}${path}`, { ...init, headers, signal: AbortSignal.timeout(timeout), redirect: 'error' });
      if (!answer.ok) throw new Error(`It answered ${answer.status}: ${(await answer.text()).slice(0, 500)}`);
      const payment = z.parse(molliePayment, await answer.json());
      return { payment: toPayment(payment), isCancelable: payment.isCancelable === true };
    } catch (cause) {
      throw new PaymentProviderAway('The payment provider could not be asked.', { cause });
    }
  };
  const askAbout = (id: string, method: 'GET' | 'DELETE') => ask(`/payments/${encodeURIComponent(id)}`, { method });
  return {
    create: async (payment) =>
      (
        await ask('/payments', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': payment.key },
          body: JSON.stringify(toMollie(payment)),
        })
      ).payment,
    find: async (id) => (await askAbout(id, 'GET')).payment,
    // Whether it can be is up to the way to pay that was chosen. https://docs.mollie.com/reference/cancel-payment
    cancel: async (id) => {
      const found = await askAbout(id, 'GET');
      return (found.isCancelable ? await askAbout(id, 'DELETE') : found).payment;
    },
  };
}

/** Languages of Mollie's pages; another is refused. */
const spoken: ReadonlySet<Locale> = new Set(
  'nl-NL nl-BE en-GB en-US de-DE de-AT de-CH fr-FR fr-BE es-ES ca-ES pt-PT it-IT nb-NO sv-SE fi-FI da-DK is-IS hu-HU pl-PL lv-LV lt-LT'.split(
    ' ',
  ),
);

const toMollie = ({ amount, description, returnUrl, webhookUrl, metadata, locale }: NewProviderPayment) => ({
  amount: { currency: 'EUR', value: toValue(amount) },
  description,
  redirectUrl: returnUrl,
  webhookUrl,
  metadata,
  // In another language its pages are in that of the browser.
  ...(spoken.has(locale) && { locale: locale.replace('-', '_') }),
});

/** 123456 → `1234.56`, without passing through a fraction. */
const toValue = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

function toPayment({ id, status, amount, paidAt, _links }: MolliePayment): ProviderPayment {
  const payment = {
    id,
    amount: amount.currency === 'EUR' ? Number(amount.value.replace('.', '')) : undefined,
    checkoutUrl: _links.checkout?.href,
  };
  const state = states[status];
  return state === 'paid' ? { ...payment, state, paidAt: momentOf(paidAt) } : { ...payment, state };
}

function momentOf(paidAt: string | undefined): Date {
  const moment = new Date(paidAt ?? Number.NaN);
  if (Number.isNaN(moment.getTime())) throw new Error('A paid payment says no moment.');
  return moment;
}
