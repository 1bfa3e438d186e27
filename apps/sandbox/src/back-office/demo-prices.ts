import type { PaymentType } from '@pomp/domain';
import type { ShownOrder } from './shown-order.js';

/** Whole euro cents, VAT included: what a demo costs. */
export const usualPrice = 340_000;

/** What the field of an invoice starts with, in whole euro cents: half of the usual price, and then what the first invoice left of it. */
export function usualAmount(type: PaymentType, invoices: ShownOrder['invoices']): number {
  const asked = invoices.find((found) => found.type === type);
  if (asked || type === 'PY') return asked?.amount ?? usualPrice / 2;
  const downPayment = invoices.find((found) => found.type === 'PY')?.amount ?? 0;
  return Math.max(0, usualPrice - downPayment);
}
