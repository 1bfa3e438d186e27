import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  title: 'Orders',
  intro: 'Here you see for each order how far we are, and what you can do yourself.',
  loading: 'Loading orders',
  none: 'You haven’t placed any orders yet.',
  toOrder: 'All about this order',
  toOrderOf: 'All about this order: {number}',
  orderNumber: 'Order {number}',
  orderedOn: 'Ordered on {date}',
  orderedOnFor: 'Ordered on {date} for {address}',
  step: 'Step {position} of {all}: {label}',
  ourTurn: 'It’s our turn.',
  ours: 'It’s our turn',
  oursUntil: 'It’s our turn, by {day}',
  oursLate: 'It’s our turn, and we’re late',
  meet: { inspection: 'We’ll look along with you on {day}', installation: 'We’re coming to install on {day}' },
  collect: 'We’ll collect the amount on {day}',
  expired: {
    title: 'This plan has expired',
    text: 'It was valid until {date}. It can’t be signed any more, as the price may have changed. Send us a message and we’ll make you a new plan.',
    signedHolds: 'What you signed before still holds.',
    action: 'Ask for a new plan',
  },
  beingPaid:
    'Your bank is processing the payment. You don’t have to do anything: we’ll show it here and email you as soon as the money has arrived.',
  viewHouse: 'View home details',
  since: '{label}, since {date}',
  historyOf: 'the history of order {number}',
  moreHistory: 'Read more',
  lessHistory: 'Show less',
  loadingHistory: 'Loading history',
};
