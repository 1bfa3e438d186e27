import type { Locale } from '@pomp/edition';

/** As the provider tells it; the last three ended without money. */
export type ProviderState = 'open' | 'pending' | 'paid' | 'failed' | 'expired' | 'canceled';

export interface NewProviderPayment {
  /** Asked for twice with the same key, it is one payment. */
  readonly key: string;
  /** In whole euro cents. */
  readonly amount: number;
  /** What the customer reads at the bank. */
  readonly description: string;
  /** Where the customer comes back. */
  readonly returnUrl: string;
  /** Where the provider tells that something changed. */
  readonly webhookUrl: string;
  readonly metadata: Readonly<Record<string, string>>;
  /** In which the provider speaks to the customer. */
  readonly locale: Locale;
}

export type ProviderPayment = {
  readonly id: string;
  /** In whole euro cents; undefined for another currency. */
  readonly amount: number | undefined;
  /** Where the customer pays; undefined when that is over. */
  readonly checkoutUrl: string | undefined;
} & ({ readonly state: 'paid'; readonly paidAt: Date } | { readonly state: Exclude<ProviderState, 'paid'> });

/** Who takes customers' payments. */
export interface PaymentProvider {
  /** @throws PaymentProviderAway */
  create(payment: NewProviderPayment): Promise<ProviderPayment>;
  /** @throws PaymentProviderAway */
  find(id: string): Promise<ProviderPayment>;
  /** Calls a payment off where that can still be done; gives how it then is. @throws PaymentProviderAway */
  cancel(id: string): Promise<ProviderPayment>;
}

/** It doesn't answer, not in time, or not as agreed: whether a payment was made isn't known. */
export class PaymentProviderAway extends Error {
  override readonly name = 'PaymentProviderAway';
}
