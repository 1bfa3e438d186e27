import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  subject: '{title}: order {orderNumber}',
  ask: {
    planInspection: 'Book your digital inspection',
    inform: 'Complete your details',
    sign: 'Sign your plan',
    signAgain: 'Sign your changed plan',
    downPayment: 'Make your down payment',
    finalPayment: 'Pay your final invoice',
  },
  askOf: {
    sign: 'Sign your plan and pay {amount} down',
    downPayment: 'Pay {amount} down',
    finalPayment: 'Pay your final invoice of {amount}',
  },
  sign: 'Your installation plan is ready. Agree to it digitally.',
  payDown: 'Now make the down payment. After that we’ll plan the installation.',
  complete: {
    subject: 'Your order {orderNumber} is complete',
    title: 'Your order is complete',
  },
  installed: {
    subject: 'Your installation is done: order {orderNumber}',
    title: 'Your installation is done',
    text: 'Your installation is done. We’ll let you know as soon as you can pay the final invoice.',
  },
  about: 'This is about your order {orderNumber} ({product}).',
  view: 'View your order',
};
