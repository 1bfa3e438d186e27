import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  customer: {
    subject: 'You’ve withdrawn from order {orderNumber}',
    title: 'You’ve withdrawn from your contract',
    preview: 'We received your statement on {moment}.',
    received: 'We’ve received your statement. The contract no longer applies. Keep this email: it’s your proof.',
    repaid:
      'Appointments still to come are cancelled. Have you already paid something? You’ll get it back from us by {repaidBy} at the latest. You don’t have to do anything for that.',
    view: 'View your order',
  },
  notice: {
    subject: 'Withdrawn: order {orderNumber}',
    title: 'A customer is withdrawing from an order',
    preview: 'Order {orderNumber}, {moment}.',
    stop: 'Stop work on this order. Pay back what the customer has already paid by {repaidBy} at the latest (article 6:230r of the Dutch Civil Code). Planned appointments have been cancelled.',
  },
  statement: {
    declared: 'Statement: I withdraw from the contract for order {orderNumber} ({product}).',
    name: 'Name: <breakable>{name}</breakable>',
    moment: 'Received on: {moment}',
    reason: 'Reason: <breakable>{reason}</breakable>',
  },
};
