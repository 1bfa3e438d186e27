import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  subject: 'Your order {orderNumber} at {seller}',
  title: 'Thank you for your order',
  preview: 'We’ve received your order {orderNumber}.',
  received:
    'We received your order {orderNumber} on {orderedOn}. We’ll contact you as soon as possible. Keep this email: it says what you ordered.',
  line: '{quantity} × {description}: {amount}',
  total: 'Total: {total}',
  vat: 'That includes {vat} VAT ({percentage}%).',
  address: 'Installation address: {address}',
  invoiceAddress: 'Invoice address: {address}',
  withdraw:
    'Changed your mind? Up to and including {date} you can withdraw from the contract, without giving a reason. In your account, choose ‘Withdraw from contract here’ at your order.',
  terms: 'Our terms and conditions apply to your order: <link>{address}</link>',
  view: 'View your order',
};
