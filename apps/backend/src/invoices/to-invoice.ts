import type { Invoice } from '@pomp/api-contract';
import type { Payment } from '@pomp/domain';
import type { PaymentRow } from './payment.repository.js';
import type { FoundInvoice } from './invoice.repository.js';

/** Paying, as the wire has it. @param row the try that tells how far it is */
export function toPayment(row: PaymentRow | undefined): Payment {
  if (row?.paidAt) return { state: 'paid', paidAt: row.paidAt.toISOString() };
  return { state: row === undefined || row.state === 'creating' || row.state === 'paid' ? 'none' : row.state, paidAt: null };
}

/** An invoice as the wire has it. */
export const toInvoice = (
  { invoice: { type, invoiceNumber, amount, vat, invoiceDate, dueDate }, documentUrl }: FoundInvoice,
  telling: PaymentRow | undefined,
): Invoice => ({
  invoiceNumber,
  type,
  amount,
  vat,
  date: invoiceDate,
  dueDate,
  documentUrl,
  payment: toPayment(telling),
});
