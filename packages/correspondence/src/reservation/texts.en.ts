import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  subject: 'Your reservation {orderNumber} at {seller}',
  title: 'Thank you for your reservation',
  preview: 'We’ve received your reservation of {quantity} × {product}.',
  received:
    'We received your reservation {orderNumber} on {reservedOn}. We’ll contact you as soon as possible. You don’t pay anything yet.',
  what: 'What: {quantity} × {product}',
  price: 'Current price, including VAT: {price}',
  address: 'Installation address: {address}',
  invoiceAddress: 'Invoice address: {address}',
  name: 'Name: {name}',
  email: 'Email address: {email}',
  phone: 'Mobile number: {phone}',
  choosePassword:
    'You now have an account too. Choose a password, and you can follow your reservation there. The link works for {validFor}, and only once.',
  account: 'You can follow your reservation in your account.',
  view: 'View your reservation',
  contact: 'Is something wrong, or wasn’t it you who reserved this? Let us know:',
};
