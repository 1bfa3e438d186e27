import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  title: 'Withdraw from contract',
  ofOrder: '{product} · order {number}',
  loading: 'Loading order',
  unknownOrder: 'We couldn’t find this order.',
  toOrders: 'Go to my orders',

  withdrawHere: 'Withdraw from contract here',
  withdrawHereOf: 'Withdraw from contract here: order {number}',
  until: 'You can do that up to and including {date}.',

  intro:
    'You can withdraw from this contract up to and including {date}, without a reason and without cost. After that the order is off.',
  steps: { statement: 'Statement', confirm: 'Confirm' },
  confirmationTo: 'We’ll send the confirmation to {email}.',
  on: 'Continue',
  goingOn: 'Continuing…',
  keep: 'Don’t withdraw after all',

  confirmTitle: 'Check your statement',
  statement: 'I, {name}, withdraw from the contract for {product}, order {number}.',
  reason: 'Reason',
  noReason: 'No reason given',
  email: 'Confirmation to',
  consequence:
    'You can’t undo this. Planned appointments won’t go ahead, and you’ll get back what you’ve already paid within 14 days.',
  confirm: 'Confirm withdrawal',
  confirming: 'Sending withdrawal…',
  change: 'Back',

  doneTitle: 'You have withdrawn from the contract',
  done: 'We received your withdrawal on {moment}.',
  doneNext: {
    confirmation: 'You’ll get a confirmation by email, with the text of your statement and the time.',
    appointments: 'Planned appointments won’t go ahead.',
    repayment: 'What you’ve already paid, you’ll get back by {date} at the latest.',
  },

  notNow:
    'You can’t withdraw from this contract online: nothing has been signed yet, or the cooling-off period is over. Have a question? Get in touch with us.',
};
