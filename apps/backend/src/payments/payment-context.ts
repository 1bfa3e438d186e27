import type { Logger } from 'pino';
import type { Context } from '../context/context.js';
import type { PaymentProvider } from './payment-provider.js';

export interface PaymentContext extends Context {
  readonly provider: PaymentProvider;
  readonly siteUrl: string;
  /** Where the provider finds this server. */
  readonly publicUrl: string;
  readonly logger: Logger;
}

/** Where the provider tells that a payment changed. */
export const webhookPath = '/payments/webhook';
