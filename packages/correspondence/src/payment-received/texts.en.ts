import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  subject: 'We’ve received your payment (invoice {invoiceNumber})',
  title: 'Thank you for your payment',
  preview: 'We’ve received {amount} for invoice {invoiceNumber}.',
  received: {
    PY: 'We’ve received your down payment for order {orderNumber} ({product}).',
    FP: 'We’ve received your final payment for order {orderNumber} ({product}).',
  },
  invoiceNumber: 'Invoice number: <breakable>{invoiceNumber}</breakable>',
  amount: 'Amount: {amount}',
  paidOn: 'Paid on: {paidOn}',
  documents: 'View your documents',
};
